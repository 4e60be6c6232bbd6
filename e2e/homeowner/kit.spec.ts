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
    // Colours do not depend on the width, and the gallery has thousands of them to look at.
    await expectAccessible(page, width === 375 ? ['color-contrast'] : [])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  }
  await takePictures(page, 'kit')
})

/** Charts check by their own width, not the page's: a narrow column on a wide page is narrow. */
test('charts have bars of 25 pixels, and no data labels under a width of 480 [S1-9.006] [S1-9.007]', async ({
  page,
  site,
}) => {
  await page.goto(site('lakeshore', '/dev/kit'))
  const columns = page.getByRole('figure', { name: 'Heating drops by 53 %.' }).first()
  const bars = page
    .getByRole('figure')
    .filter({ has: page.getByText('Smart thermostat') })
    .first()
  await expect(columns).toBeVisible()
  for (const [room, isLabelled] of [
    [700, true],
    [480, true],
    [479, false],
    [300, false],
  ] as const) {
    for (const chart of [columns, bars])
      await chart.evaluate((element: HTMLElement, px) => {
        element.style.inlineSize = `${px}px`
      }, room)
    const drawn = columns.locator('svg[role="group"]')
    await expect.poll(() => drawn.evaluate((svg) => svg.getBoundingClientRect().width)).toBe(room)
    await expect(columns.getByText('32,160', { exact: true })).toHaveCount(isLabelled ? 1 : 0)
    const column = await columns.locator('[data-datum] rect').first().boundingBox()
    expect(column?.width).toBeCloseTo(25, 0)
    await expect(bars.locator('[data-datum] > span').nth(2)).toBeVisible({ visible: isLabelled })
    const thick = await bars.locator('[data-datum] span[data-look]').first().boundingBox()
    expect(thick?.height).toBe(25)
  }
})
