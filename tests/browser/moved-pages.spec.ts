import { expect, test } from './site-fixture.ts'
import { openLive, shellOf } from './reader.ts'

test('whoever kept the address of a page that moved gets to the very place', async ({
  page,
  fixtureUrl,
}) => {
  const url = await fixtureUrl('reader-states')
  await page.goto(`${url}/moved?from=mail#细节`)
  await expect(page).toHaveURL(
    `${url}/long?from=mail#${encodeURIComponent('细节')}`,
  )
  const { main, title } = shellOf(page)
  await expect(main.getByRole('heading', { name: '细节' })).toBeInViewport()
  await page.goto(`${url}/moved#elsewhere`)
  await expect(page).toHaveURL(`${url}/short`)
  await expect(title).toHaveText('短文')
})

test('a place that moved is found on its own page, and on another', async ({
  page,
  fixtureUrl,
}) => {
  const url = await fixtureUrl('reader-states')
  await openLive(page, `${url}/long#gone`)
  const { main } = shellOf(page)
  await expect(page).toHaveURL(`${url}/long#deep`)
  await expect(
    main.getByRole('heading', { name: '深处的标题' }),
  ).toBeInViewport()
  await page.goto(`${url}/short#gone`)
  await expect(page).toHaveURL(`${url}/long#${encodeURIComponent('细节')}`)
  await expect(main.getByRole('heading', { name: '细节' })).toBeInViewport()
})
