import { openLive, shellOf } from './reader.ts'
import { expect, test } from './site-fixture.ts'

test('details open and close, by pointer and by keyboard', async ({
  page,
  fixtureUrl,
}) => {
  await openLive(page, `${await fixtureUrl('reader-states')}/long`)
  const { main } = shellOf(page)
  const summary = main.getByText('展开说明')
  const inside = main.getByText('藏在里面的话。')
  await expect(inside).toBeHidden()
  await summary.click()
  await expect(inside).toBeVisible()
  await summary.click()
  await expect(inside).toBeHidden()
  await summary.focus()
  await page.keyboard.press('Enter')
  await expect(inside).toBeVisible()
})

test('pressed again on the way, they turn round', async ({
  page,
  fixtureUrl,
}) => {
  await openLive(page, `${await fixtureUrl('reader-states')}/long`)
  const { main } = shellOf(page)
  const details = main.getByRole('group').filter({ hasText: '展开说明' })
  const height = async () => (await details.boundingBox())?.height ?? 0
  const summary = main.getByText('展开说明')
  await summary.scrollIntoViewIfNeeded()
  const before = await height()
  // Both presses come before the first movement has ended.
  await summary.evaluate((element: HTMLElement) => {
    element.click()
    element.click()
  })
  await expect(main.getByText('藏在里面的话。')).toBeHidden()
  expect(await height()).toBe(before)
  await summary.evaluate((element: HTMLElement) => {
    for (let press = 0; press < 3; press++) element.click()
  })
  await expect(main.getByText('藏在里面的话。')).toBeVisible()
  await expect.poll(height).toBeGreaterThan(before + 50)
  expect(await details.getAttribute('style')).toBeNull()
})

test('a movement takes as long as its height says, and none with reduced motion', async ({
  page,
  fixtureUrl,
}) => {
  await openLive(page, `${await fixtureUrl('reader-states')}/long`)
  const { main } = shellOf(page)
  const details = main.getByRole('group').filter({ hasText: '展开说明' })
  const summary = main.getByText('展开说明')
  /** How tall it is, and for how long it moves, in pixels and milliseconds. */
  const press = () =>
    summary.evaluate((element: HTMLElement) => {
      element.click()
      const moving = element.parentElement as HTMLElement
      const [animation] = moving.getAnimations()
      const timing = animation?.effect?.getComputedTiming()
      return { duration: timing?.duration, easing: timing?.easing }
    })
  const closed = (await details.boundingBox())?.height ?? 0
  const opening = await press()
  await expect(main.getByText('藏在里面的话。')).toBeVisible()
  await expect
    .poll(() => details.evaluate((each) => each.getAnimations().length))
    .toBe(0)
  const height = ((await details.boundingBox())?.height ?? 0) - closed
  const expected = Math.round(
    10 * (4 + 15 * Math.pow(height / 36, 0.25) + height / 180),
  )
  expect(opening).toEqual({ duration: expected, easing: 'ease-in-out' })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect((await press()).duration).toBe(1)
})

test('a link to a heading in closed details opens them', async ({
  page,
  fixtureUrl,
}) => {
  const url = await fixtureUrl('reader-states')
  const heading = page.getByRole('heading', { name: '深处的标题' })
  await page.goto(`${url}/long#deep`)
  await expect(heading).toBeInViewport()
  await openLive(page, `${url}/short`)
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/long#deep'
    link.textContent = '深处'
    document.querySelector('main')?.append(link)
  })
  await page.getByRole('link', { name: '深处' }).click()
  await expect(heading).toBeInViewport()
})
