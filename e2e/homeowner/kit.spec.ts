import { expect, expectAccessible, takePictures, test } from '../support/journey.ts'

for (const width of [1280, 375])
  test(`the gallery shows the kit without an accessibility finding at ${width} px`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(site('lakeshore', '/dev/kit'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)
    await takePictures(page, 'kit')
  })
