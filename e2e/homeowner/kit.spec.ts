import { expect, expectAccessible, takePictures, test } from '../support/journey.ts'

/** The gallery shows three brands, light and dark, on one page, so one look is enough. */
test('the gallery shows the kit without an accessibility finding or sideways scrolling', async ({
  page,
  site,
}) => {
  test.slow()
  await page.goto(site('lakeshore', '/dev/kit'))
  await expect(page.getByRole('heading', { level: 1, name: 'Component gallery' })).toBeAttached()
  await expect(page.getByRole('heading', { name: 'Every state, dark' })).toBeVisible()
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  }
  await takePictures(page, 'kit')
})
