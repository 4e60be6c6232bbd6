import { shownFigures } from '../../../packages/domain/src/report/shown-figures/shown-figures.ts'
import { expect, PLAIN_PAGE, test } from '../../support/journey.ts'
import { changePartner, realResponse } from '../../support/partner-change.ts'
import { assessedBuilding, auditOf, openReport, reloadReport } from './report-home.ts'

const OWNER = 'homeowner@lakeshore.test'
const whole = (value: number) => Math.round(value).toLocaleString('en-US')

test.describe('a partner switches parts of the overview', () => {
  test('kg CO2 figures, the chart of money by measure without decimals, and the unit of floor area [S1-2.093] [S1-2.094] [S1-9.010] [S1-2.100]', async ({
    page,
    signIn,
  }) => {
    const { auditId } = await openReport(page, signIn, OWNER)
    const audit = await auditOf(page, auditId)
    const { now, after, saved, measures } = shownFigures(audit)
    const consumption = page.getByRole('region', { name: 'Your consumption' })
    const figures = consumption.getByRole('row', { name: /^CO₂, kg/ }).getByRole('cell')
    await expect(figures).toHaveText([now, after, saved].map(({ kg }) => whole(kg.value)))
    const saving = (id: string) => measures.get(id)?.money.value ?? 0
    const ranked = audit.plan.measure_ids.toSorted((one, other) => saving(other) - saving(one))
    expect(ranked.length).toBeGreaterThan(1)
    const label = (wanted: string) => audit.measures.find(({ id }) => id === wanted)?.label ?? wanted
    const chart = page.getByRole('list', { name: /^Money saved by each step/ })
    const bars = chart.getByRole('listitem')
    await expect(bars).toHaveCount(ranked.length)
    await expect(bars).toContainText(ranked.map(label))
    await expect(bars).toContainText(ranked.map((id) => `$${whole(saving(id))}`))
    await expect(chart).not.toContainText(/\d\.\d/)
    const home = page.getByRole('region', { name: 'Your home' })
    await expect(home.getByText('1,850 sq ft')).toBeVisible()

    const inKg = /[\d.,]\s?kg\b/
    const tiles = page.getByRole('region', { name: 'Key figures' })
    const method = page.locator('#method')
    await expect(tiles).toContainText(inKg)
    await expect(method).toContainText(inKg)

    const changed = { show_kg_co2: false, enable_charts: false, area_unit: 'square_meters' }
    await changePartner(page, { settings: changed })
    await reloadReport(page)
    await expect(consumption).toBeVisible()
    await expect(page.getByText('CO₂, kg')).toBeHidden()
    await expect(tiles).not.toContainText(/\bkg\b|CO₂/)
    await expect(method).not.toContainText(inKg)
    await expect(page.getByRole('button', { name: 'kg CO₂' })).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Your plan, in this order' })).toBeVisible()
    await expect(chart).toBeHidden()
    await expect(home.getByText('172 m²')).toBeVisible()
  })

  test('the rebates, the call to action, the place of the report button; a year without a record is left out [S1-2.102] [S1-2.096] [S1-2.097] [S1-2.098]', async ({
    page,
    signIn,
  }) => {
    await openReport(page, signIn, OWNER)
    const rebates = page.getByText('Available rebates').locator('xpath=following-sibling::dd')
    await expect(rebates).toHaveText(/^\$[1-9][\d,]*$/)
    const counted = page.locator('#plan dl[aria-live] dd').nth(1)
    const differ = async () => (await counted.textContent()) !== `−${await rebates.textContent()}`
    await expect.poll(differ).toBe(false)
    const home = page.getByRole('region', { name: 'Your home' })
    await expect(home.getByText('Year built')).toBeVisible()
    const button = page.getByRole('button', { name: 'Home energy report (PDF)' })
    const inOrder = page.locator('h1, h2').or(button)
    await expect(inOrder.first()).toHaveAccessibleName('Home energy report (PDF)')
    await page.getByRole('button', { name: 'Talk to an energy advisor' }).click()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'home@lakeshore.test' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()

    const url = { label: 'Book a visit', kind: 'url', url: 'https://visits.lakeshorepower.example/' }
    const overview = { call_to_action: url, report_button_position: 'bottom' }
    await changePartner(page, {
      settings: { show_available_rebates: false, sections: { home_overview: overview } },
    })
    await page.route('**/api/v1/buildings/current*', async (route) => {
      const answer = await realResponse(route)
      const body = await answer.json()
      body.data.attributes.construction_year = null
      await route.fulfill({ response: answer, json: body })
    })
    await reloadReport(page)
    await expect(page.getByRole('region', { name: 'Your consumption' })).toBeVisible()
    await expect(page.getByText('Available rebates')).toBeHidden()
    await expect(home.getByText('Location')).toBeVisible()
    await expect(home.getByText('Year built')).toBeHidden()
    await expect(button).toHaveCount(1)
    await expect(inOrder.last()).toHaveAccessibleName('Home energy report (PDF)')
    await expect(page.getByRole('link', { name: 'Book a visit' })).toHaveAttribute('href', url.url)
  })

  test('links back to the assessment and to the analysis are optional [S1-2.103] [S1-2.104]', async ({
    page,
    signIn,
  }) => {
    const off = { show_return_to_audit: false, show_home_analysis_link: false }
    await changePartner(page, { settings: { sections: { home_overview: off } } })
    await openReport(page, signIn, OWNER)
    await expect(page.getByRole('heading', { name: 'How we worked this out' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'See the analysis' })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Update your answers' })).toBeHidden()
  })

  test('energy savings are hidden where the partner hides them [S1-2.115]', async ({ page, signIn }) => {
    await openReport(page, signIn, 'homeowner@tejo.test')
    await expect(page.getByText(/kWh/)).toHaveCount(await page.locator('#method').getByText(/kWh/).count())
    await openReport(page, signIn, 'homeowner@tejo.test', '/home-analysis')
    await expect(page.getByRole('heading', { name: /^Roadmap: / })).toContainText('€')
    await expect(page.getByText(/kWh/)).toHaveCount(0)
  })
})

test.describe('when the audit cannot be had', () => {
  const failing = /\/virtual_audit\/virtual_audits\/[^/]+$/

  test('shows loading, then the error screen, and the report once it answers [S1-2.105] [S1-2.106] [S1-2.107] [S1-4.023]', async ({
    page,
    signIn,
    allowConsole,
  }) => {
    allowConsole(/500/)
    let fail: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      fail = resolve
    })
    await page.route(failing, async (route) => {
      await held
      await route.fulfill({ status: 500, json: { errors: [] } })
    })
    await signIn(OWNER, PLAIN_PAGE)
    const { id } = await assessedBuilding(page)
    await page.goto(new URL(`/home-overview?buildingId=${id}`, page.url()).href)
    const loading = page.getByText('We are working out your home report')
    await expect(loading).toBeVisible()
    fail()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'There was an error fetching your Virtual Audit',
    )
    await expect(
      page.getByText(
        'Please try again in a few minutes. If the problem persists, contact a site administrator',
        { exact: true },
      ),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: 'Return to Your Buildings page' })).toHaveAttribute(
      'href',
      '/buildings',
    )
    await page.unroute(failing)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Your home costs about')
  })

  test('the partner’s texts replace ours on the error screen [S1-2.108]', async ({
    page,
    signIn,
    allowConsole,
  }) => {
    allowConsole(/500/)
    const texts = { title: 'Our model is resting', description: 'Come back at noon', link: 'To your homes' }
    await changePartner(page, { settings: { sections: { home_overview: { error_screen: texts } } } })
    await page.route(failing, (route) => route.fulfill({ status: 500, json: { errors: [] } }))
    await openReport(page, signIn, OWNER)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our model is resting')
    await expect(page.getByText('Come back at noon')).toBeVisible()
    await expect(page.getByRole('link', { name: 'To your homes' })).toBeVisible()
  })

  for (const status of [404, 500])
    test(`a building that cannot be loaded, by ${status}, sends to the list of buildings [S1-4.024]`, async ({
      page,
      signIn,
      allowConsole,
    }) => {
      allowConsole(/500/)
      await page.route('**/api/v1/buildings/current*', (route) =>
        route.fulfill({ status, json: { errors: [] } }),
      )
      await signIn(OWNER, '/home-overview')
      await expect(page).toHaveURL(/\/buildings$/)
    })
})
