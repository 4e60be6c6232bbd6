import { expect, test } from '../../support/journey.ts'
import { openReport } from './report-home.ts'

const OWNER = 'homeowner@lakeshore.test'

test.describe('the overview on paper', () => {
  test('has no menu and no buttons, and takes at most eight pages', async ({ page, signIn }) => {
    await openReport(page, signIn, OWNER)
    await expect(page.getByRole('heading', { name: 'How we worked this out' })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('combobox')).toHaveCount(0)
    await expect(page.getByRole('columnheader', { name: 'Not right?' })).toHaveCount(0)
    // Nobody has scrolled: what grows when it is first seen has to be whole, and boxes that are filled stay so.
    const growing = await page.evaluate(
      () =>
        [...document.querySelectorAll('main *')].filter((element) => {
          const { animationName, animationDuration } = getComputedStyle(element)
          return animationName !== 'none' && animationDuration !== '0s'
        }).length,
    )
    expect(growing).toBe(0)
    const filled = page.locator('td i[data-on]')
    expect(await filled.count()).toBeGreaterThan(0)
    for (const box of await filled.all()) await expect(box).toHaveCSS('print-color-adjust', 'exact')
    const paper = await page.pdf({ format: 'Letter', margin: { top: '12mm', bottom: '12mm' } })
    const pages = paper.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
    expect(pages).toBeGreaterThan(1)
    expect(pages).toBeLessThanOrEqual(8)
  })
})

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

  test('only the current step of the wizard is marked', async ({ page, signIn }) => {
    await signIn(OWNER, '/house-type')
    const stops = page.getByRole('navigation', { name: 'Assessment' }).locator('li > *')
    await expect(stops.first()).toBeVisible()
    const colours = await stops.evaluateAll((all) =>
      all.map((stop) => getComputedStyle(stop).borderBottomColor),
    )
    expect(new Set(colours).size).toBe(2)
    expect(colours.filter((colour) => colours.filter((each) => each === colour).length === 1)).toHaveLength(1)
  })

  test('the word of the chosen unit has no plate behind it', async ({ page, signIn }) => {
    await openReport(page, signIn, OWNER)
    const chosen = page.getByRole('group', { name: 'Unit' }).getByRole('button', { pressed: true })
    await expect(chosen).toHaveCSS('forced-color-adjust', 'none')
  })
})

test('a phone numbers the steps of the plan', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 375, height: 900 })
  await openReport(page, signIn, OWNER)
  const cards = page.locator('#plan ol > li')
  await expect(cards.first()).toBeVisible()
  for (const place of [1, 2, 3])
    await expect(cards.nth(place - 1).getByText(String(place), { exact: true })).toBeVisible()
})
