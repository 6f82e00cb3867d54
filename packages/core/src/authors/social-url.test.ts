import { expect, test } from 'vitest'
import { socialLabel, socialUrl } from './social-url.ts'

// Facts, section 4: the services whose handles are known; a whole address stays as it is.
test.each([
  ['x', 'ada', 'https://x.com/ada'],
  ['twitter', '@ada', 'https://twitter.com/ada'],
  ['github', 'ada', 'https://github.com/ada'],
  ['linkedin', 'ada', 'https://www.linkedin.com/in/ada/'],
  ['stackoverflow', '82609', 'https://stackoverflow.com/users/82609'],
  ['bluesky', 'ada.dev', 'https://bsky.app/profile/ada.dev'],
  ['instagram', 'ada', 'https://www.instagram.com/ada/'],
  ['threads', 'ada', 'https://www.threads.net/@ada'],
  [
    'mastodon',
    '@ada@hachyderm.io',
    'https://mastodon.social/@ada@hachyderm.io',
  ],
  ['twitch', 'ada', 'https://www.twitch.tv/ada'],
  ['youtube', 'ada', 'https://www.youtube.com/@ada'],
  ['email', 'ada@example.com', 'mailto:ada@example.com'],
  ['github', 'https://git.example/ada', 'https://git.example/ada'],
  ['email', 'mailto:ada@example.com', 'mailto:ada@example.com'],
  ['newsletter', 'https://ada.example/news', 'https://ada.example/news'],
])('%s: %s is %s', (service, value, url) => {
  expect(socialUrl(service, value)).toBe(url)
})

test.each([
  ['github', 'ada/repository'],
  ['github', 'Ada Lovelace'],
  ['github', ''],
  ['newsletter', 'ada'],
  ['constructor', 'ada'],
  ['github', 'javascript:alert(1)//'],
])('%s: %j names no account', (service, value) => {
  expect(socialUrl(service, value)).toBeUndefined()
})

test.each([
  ['stackoverflow', 'Stack Overflow'],
  ['newsletter', 'Newsletter'],
])('%s is called %s', (service, label) => {
  expect(socialLabel(service)).toBe(label)
})
