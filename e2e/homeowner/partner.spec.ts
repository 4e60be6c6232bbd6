import { expect, test } from '../support/journey.ts'
import { changePartner, openPlainly } from '../support/partner-change.ts'

const actionColour = (element: HTMLElement | SVGElement) => getComputedStyle(element).backgroundColor

test('the colours of the page are those of the partner [S2-1.012] [S1-1.008]', async ({ page, site }) => {
  const start = page.getByRole('link', { name: 'Start with your home' })
  await page.goto(site('lakeshore'))
  const teal = await start.evaluate(actionColour)
  const paper = () => page.locator('body').evaluate(actionColour)
  const white = await paper()
  await changePartner(page, {
    theme: { colour: '#7a1fa2', accent: '#00ff00', paper_hue: 300, paper_chroma: 0.02 },
  })
  await page.reload()
  await expect.poll(() => start.evaluate(actionColour)).toBe('rgb(122, 31, 162)')
  expect(teal).not.toBe('rgb(122, 31, 162)')
  expect(await paper()).not.toBe(white)
  const accent = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--partner-accent').trim(),
  )
  expect(accent).toBe('#00ff00')
})

test('three partners on one server look like three companies', async ({ page, site }) => {
  const looks: string[] = []
  for (const partner of ['lakeshore', 'boreale', 'tejo'] as const) {
    await page.goto(site(partner))
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    looks.push(
      await heading.evaluate((element) => {
        const { fontFamily, fontWeight } = getComputedStyle(element)
        const paper = getComputedStyle(document.body).backgroundColor
        return [fontFamily, fontWeight, paper].join(' ')
      }),
    )
    await expect(page.getByRole('banner').getByRole('img').first()).toBeVisible()
  }
  expect(new Set(looks).size).toBe(3)
})

test('styles of the partner come as a style sheet of their own [S2-3.058]', async ({ page, site }) => {
  await page.route('**/partner-assets/lakeshore/custom.css*', (route) =>
    route.fulfill({ contentType: 'text/css', body: 'h1 { letter-spacing: 3px !important }' }),
  )
  await changePartner(page, { settings: { sections: { custom_css: 'h1 { letter-spacing: 3px }' } } })
  await page.goto(site('lakeshore', '/about'))
  const heading = page.getByRole('heading', { level: 1 })
  await expect.poll(() => heading.evaluate((element) => getComputedStyle(element).letterSpacing)).toBe('3px')
})

test('an alias host leads to the partner [S1-7.007]', async ({ page, site }) => {
  const home = site('lakeshore')
  await openPlainly(page)
  await page.route('**/api/v1/partners', (route) =>
    route.fulfill({ json: { data: { id: 'moved', type: 'partners', attributes: { redirect_url: home } } } }),
  )
  await page.goto(site('tejo'))
  await page.waitForURL(home)
})
