import { shownFigures } from '../../../packages/domain/src/report/shown-figures/shown-figures.ts'
import { expect, expectAccessible, takePictures, test } from '../../support/journey.ts'
import { changePartner, realResponse } from '../../support/partner-change.ts'
import { auditOf, openReport, reloadReport } from './report-home.ts'

const OWNER = 'homeowner@lakeshore.test'
const whole = (value: number) => Math.round(value).toLocaleString('en-US')

test.describe('the home analysis', () => {
  test('takes the result apart [S1-2.013] [S1-2.109] [S1-2.113] [S1-1.005]', async ({ page, signIn }) => {
    const { auditId } = await openReport(page, signIn, OWNER, '/home-analysis')
    await expect(page.getByRole('heading', { level: 1, name: 'Home analysis' })).toBeVisible()
    await expect(page.getByText(/These numbers rest on your answers/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Update the assessment' })).toHaveAttribute(
      'href',
      '/fuel-type',
    )
    const audit = await auditOf(page, auditId)
    const { now, after, step } = shownFigures(audit)
    expect(Math.abs(now.kWh.value - audit.totals.current.kwh)).toBeLessThanOrEqual(step.kWh)
    expect(Math.abs(after.kWh.value - audit.totals.new.kwh)).toBeLessThanOrEqual(step.kWh)
    // The plan of the demo's home saves energy: one figure shown twice would agree with itself.
    expect(after.kWh.value).toBeLessThan(now.kWh.value)
    const heading = page.getByRole('heading', { name: /^Roadmap: / })
    const roadmap = page.locator('section').filter({ has: heading })
    const figure = (name: string) =>
      roadmap.getByText(name, { exact: true }).locator('xpath=following-sibling::dd')
    await expect(figure('Current')).toHaveText(`${whole(now.kWh.value)} kWh a year`)
    await expect(figure('Predicted')).toHaveText(`${whole(after.kWh.value)} kWh a year`)
    const years = page.getByRole('img', { name: /^Year \d+: / })
    const names = await years.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
    const money = names.map((name) => {
      const [, sign, digits = ''] = /^Year \d+: (−?)\$([\d,]+)/.exec(name) ?? []
      return Number(digits.replaceAll(',', '')) * (sign === '−' ? -1 : 1)
    })
    const first = money.findIndex((value) => value >= 0)
    expect(first).toBeGreaterThan(0)
    const [before = 0, then = 0] = money.slice(first - 1)
    const paidBack = Math.round(first - 1 + before / (before - then))
    await expect(page.getByRole('heading', { name: /^The plan pays for itself/ })).toHaveText(
      new RegExp(`in about ${paidBack} years, (likely \\d+ to \\d+|at worst not in 25)$`),
    )
    await expectAccessible(page)
    await takePictures(page, 'home-analysis')
  })

  test('draws two columns a category with the figures of the audit, without labels in a chart narrower than 480 [S1-2.110] [S1-9.014] [S1-9.006]', async ({
    page,
    signIn,
  }) => {
    const { auditId } = await openReport(page, signIn, OWNER, '/home-analysis')
    const axisTitle = 'Energy consumption in kilowatt-hour (kWh)'
    const chart = page.getByRole('group', { name: axisTitle })
    await expect(page.locator('figure', { has: chart }).getByText(axisTitle).first()).toBeVisible()
    const { uses } = shownFigures(await auditOf(page, auditId))
    expect(uses.map(({ use }) => use)).toEqual(expect.arrayContaining(['heating', 'hot_water', 'appliances']))
    for (const { now, after } of uses.filter((use) => use.now.kWh > 0 || use.after.kWh > 0)) {
      await expect(chart).toContainText(whole(now.kWh))
      await expect(chart).toContainText(whole(after.kWh))
    }
    const heating = uses.find(({ use }) => use === 'heating')?.now.kWh ?? Number.NaN
    const label = chart.getByText(whole(heating), { exact: true })
    await expect(label).toBeVisible()
    await page.setViewportSize({ width: 375, height: 800 })
    await expect(label).toBeHidden()
  })

  test('labels the columns "Before Improvements" and "After Improvements" when nobody else does, and leaves out a measure that is hidden here [S1-9.013]', async ({
    page,
    signIn,
  }) => {
    await page.route(/\/virtual_audit\/virtual_audits\/[^/]+$/, async (route) => {
      const answer = await realResponse(route)
      const body = await answer.json()
      const { current, new: after } = body.data.attributes.consumptions
      current.total_consumption_before_retrofit.title = ''
      after.total_consumption_after_retrofit.title = ''
      body.data.attributes.savings.money.smart_thermostat.hideInAnalysis = true
      await route.fulfill({ response: answer, json: body })
    })
    await openReport(page, signIn, OWNER, '/home-analysis')
    await expect(page.getByText(/^Before Improvements [\d,]+$/)).toBeVisible()
    await expect(page.getByText(/^After Improvements [\d,]+$/)).toBeVisible()
    const money = page.getByRole('list', { name: /^Money saved by each step/ })
    await expect(money.getByRole('listitem').first()).toBeVisible()
    await expect(money.getByText('Install a smart thermostat')).toBeHidden()
  })

  test('swaps money for CO2 by arrows and by dots, with two decimals and the unit [S1-2.111] [S1-2.112] [S1-9.011]', async ({
    page,
    signIn,
  }) => {
    const { auditId } = await openReport(page, signIn, OWNER, '/home-analysis')
    const { plan, measures } = await auditOf(page, auditId).then((audit) => ({
      plan: audit.plan.measure_ids,
      measures: shownFigures(audit).measures,
    }))
    const largestFirst = (unit: 'money' | 'kg') =>
      plan.map((id) => measures.get(id)?.[unit].value ?? Number.NaN).toSorted((one, other) => other - one)
    const exact = (value: number) => value.toLocaleString('en-US', { minimumFractionDigits: 2 })
    const money = page.getByRole('list', { name: /^Money saved by each step/ })
    const co2 = page.getByRole('list', { name: /^CO₂ avoided by each step/ })
    expect(plan.length).toBeGreaterThan(1)
    await expect(money.getByRole('listitem')).toContainText(
      largestFirst('money').map((value) => new RegExp(`\\$${exact(value).replace('.', '\\.')}(?!\\d)`)),
    )
    const bars = await money
      .locator('[data-look]')
      .evaluateAll((all) =>
        all
          .map((one) => one as HTMLElement)
          .map(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight]),
      )
    const [longest = 0] = bars[0] ?? []
    const [most = Number.NaN] = largestFirst('money')
    expect(bars.map(([, thickness]) => thickness)).toEqual(plan.map(() => 25))
    expect(longest).toBeGreaterThan(100)
    for (const [index, value] of largestFirst('money').entries())
      expect(Math.abs((bars[index]?.[0] ?? 0) - (longest * value) / most)).toBeLessThan(4)
    await page.getByRole('button', { name: 'Next chart' }).click()
    await expect(co2.getByRole('listitem')).toContainText(
      largestFirst('kg').map((value) => `${exact(value)} kg`),
    )
    await expect(money).toBeHidden()
    await page.getByRole('button', { name: 'Money savings' }).click()
    await expect(money).toBeVisible()
    await page.getByRole('button', { name: 'Previous chart' }).click()
    await expect(co2).toBeVisible()
    await page.getByRole('button', { name: 'Money savings' }).click()
    await expect(money).toBeVisible()
    await page.getByRole('button', { name: 'CO₂ reductions' }).click()
    await expect(co2).toBeVisible()
  })

  test('lists each fuel when the summary is enabled, and what the roadmap saves in energy [S1-2.114] [S1-2.115]', async ({
    page,
    signIn,
  }) => {
    const { auditId } = await openReport(page, signIn, OWNER, '/home-analysis')
    const audit = await auditOf(page, auditId)
    const shown = shownFigures(audit).fuels
    const fuels = page.getByRole('table', { name: 'By fuel, a year' })
    await expect(fuels.locator('tbody').getByRole('row')).toHaveCount(
      Object.keys(audit.consumptions_by_fuel).length,
    )
    const therms = (kWh: number) => `${whole(kWh / 29.3071)} therms`
    for (const [name, fuel, write] of [
      ['Electricity', 'electricity', (kWh: number) => `${whole(kWh)} kWh`],
      ['Natural gas', 'natural_gas', therms],
    ] as const) {
      const { kWh } = shown.find((one) => one.fuel === fuel) ?? {
        kWh: { now: Number.NaN, after: Number.NaN },
      }
      const cells = fuels.getByRole('row', { name: new RegExp(`^${name}`) }).getByRole('cell')
      await expect(cells).toHaveText([write(kWh.now), write(kWh.after), /^[−+]?\d+%$/])
    }
    const roadmap = page.locator('section').filter({ has: page.getByRole('heading', { name: /^Roadmap: / }) })
    await expect(roadmap.getByText(/kWh a year$/)).toHaveCount(2)
    await changePartner(page, { settings: { enable_report_summary: false } })
    await reloadReport(page)
    await expect(page.getByRole('heading', { name: /^Roadmap: / })).toBeVisible()
    await expect(fuels).toBeHidden()
  })

  test('shows money only where energy savings are hidden, and ends with the building, another address and a disclaimer [S1-2.115] [S1-2.116]', async ({
    page,
    signIn,
  }) => {
    const external_link = { label: 'Find a contractor', url: 'https://contractors.lakeshorepower.example/' }
    await changePartner(page, {
      settings: { hide_energy_savings: true, sections: { home_analysis: { external_link } } },
    })
    const { id } = await openReport(page, signIn, OWNER, '/home-analysis')
    await expect(page.getByRole('heading', { name: /^Roadmap: \d+ steps from \$/ })).toBeVisible()
    await expect(page.getByText(/kWh/)).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Building overview' })).toHaveAttribute(
      'href',
      `/home-overview?buildingId=${id}`,
    )
    await expect(page.getByRole('link', { name: 'Find a contractor' })).toHaveAttribute(
      'href',
      external_link.url,
    )
    await expect(page.getByText(/Your own use may differ/)).toBeVisible()
  })
})
