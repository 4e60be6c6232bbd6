import { expect, expectAccessible, takePictures, test } from '../support/journey.ts'

/** The gallery shows light and dark one under the other, so one look is enough. */
for (const width of [1280, 375])
  test(`the gallery shows the kit without an accessibility finding at ${width} px`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(site('lakeshore', '/dev/kit'))
    await expect(page.getByRole('heading', { level: 1, name: 'Component gallery' })).toBeAttached()
    await expect(page.getByRole('heading', { name: 'Every state, dark' })).toBeVisible()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    await takePictures(page, 'kit')
  })
