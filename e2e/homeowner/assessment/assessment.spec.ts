import type { Page } from '@playwright/test'
import { expect, expectAccessible, takePictures, test } from '../../support/journey.ts'
import { changePartner } from '../../support/partner-change.ts'
import { addAssessedHome, newAssessedHome } from '../report/report-home.ts'
import {
  ANSWERS,
  answerPage,
  choose,
  openWizard,
  pressNext,
  saved,
  storedAnswers,
} from './assessment-home.ts'

const LITE = Object.keys(ANSWERS).filter((page) => page !== 'insulation' && page !== 'windows-and-doors')
const dialog = '#modal-page-transition'

test.describe('the way through the assessment', () => {
  /** Opens each page by its own path; the question named is one that only this page asks. */
  async function expectPages(page: Page, home: string, pages: Readonly<Record<string, string>>) {
    const [first = '', ...others] = Object.keys(pages)
    await openWizard(page, home, { path: first })
    for (const path of [first, ...others]) {
      if (path !== first) await page.goto(new URL(path, home).href)
      await expect(page.locator(`[aria-current="step"][href="${path}"]`)).toBeVisible()
      await expect(page.locator(`input[name="${pages[path]}"]`).first()).toBeAttached()
    }
  }

  test('has a path for fuels, heating, hot water and ventilation [S1-2.014] [S1-2.015] [S1-2.016] [S1-2.022]', async ({
    page,
    site,
  }) => {
    await expectPages(page, site('tejo'), {
      '/fuel-type': 'heating_fuel',
      '/heating-system': 'heating_system',
      '/water-heating-system': 'water_heater',
      '/ventilation-system': 'ventilation',
    })
  })

  test('has a path for the kind of house, its area and renovations [S1-2.017] [S1-2.018] [S1-2.019]', async ({
    page,
    site,
  }) => {
    await expectPages(page, site('tejo'), {
      '/house-type': 'house_type',
      '/area-basics': 'floor_area',
      '/renovation': 'renovations',
    })
  })

  test('of a lite building ends at the overview, with its answers saved, and another home keeps its own [S1-4.021] [S1-1.004]', async ({
    page,
    site,
  }) => {
    test.slow()
    const id = await openWizard(page, site('tejo'))
    for (const name of LITE) {
      if (name !== LITE[0]) await pressNext(page)
      await answerPage(page, name)
      await takePictures(page, `wizard-${name}`)
    }
    await choose(page, 'solar_pv', 'no')
    await pressNext(page)
    await expect(page.locator(dialog)).toBeVisible()
    await page.getByRole('button', { name: 'Go to the home overview' }).click()
    // The home is worked out first, which takes its time on a busy machine.
    await expect(page).toHaveURL(/\/home-overview/)
    expect(await storedAnswers(page, id)).toMatchObject({
      fuel_type: { heating_fuel: ['electricity'] },
      renovation: { renovations: ['none'] },
      ventilation_system: { ventilation: ['none'], solar_pv: ['no'] },
    })
    const fuel = (value: string) => page.locator(`input[name="heating_fuel"][value="${value}"]`)
    const other = await addAssessedHome(page, 'Rua Velha 6')
    await page.goto(site('tejo', `/fuel-type?buildingId=${other}`))
    await expect(fuel('electricity')).not.toBeChecked()
    await choose(page, 'heating_fuel', 'natural_gas')
    await saved(page)
    const kept = await storedAnswers(page, other)
    expect(kept).toMatchObject({ fuel_type: { heating_fuel: ['natural_gas'] } })
    expect(kept).not.toHaveProperty('renovation')
    expect(await storedAnswers(page, id)).toMatchObject({ fuel_type: { heating_fuel: ['electricity'] } })
    await page.goto(site('tejo', `/fuel-type?buildingId=${id}`))
    await expect(fuel('electricity')).toBeChecked()
  })

  test('goes back from the first page to the explanation while the home is not assessed [S1-2.130]', async ({
    page,
    site,
  }) => {
    await openWizard(page, site('tejo'))
    await page.getByRole('button', { name: 'Previous' }).click()
    await expect(page).toHaveURL(/\/how-it-works$/)
  })

  test('goes back from the first page to the list once the home is assessed [S1-2.129]', async ({
    page,
    site,
  }) => {
    const { buildingId } = await newAssessedHome(page, site('tejo'))
    await page.evaluate(
      (id) => localStorage.setItem('currentBuilding', JSON.stringify({ id, auditMode: 'lite' })),
      buildingId,
    )
    await page.goto(site('tejo', '/fuel-type'))
    await page.getByRole('button', { name: 'Previous' }).click()
    await expect(page).toHaveURL(/\/buildings$/)
  })

  test('of an advanced building visits all nine sections in order, knows every answer when loaded anew, and Submit leads to the overview [S1-2.020] [S1-2.021] [S1-2.122] [S1-2.125]', async ({
    page,
    site,
  }) => {
    test.slow()
    await openWizard(page, site('tejo'), { mode: 'advanced' })
    const names = Object.keys(ANSWERS)
    for (const name of names.slice(0, -1)) {
      await answerPage(page, name)
      await pressNext(page)
    }
    const last = names.at(-1) ?? ''
    await answerPage(page, last)
    // Loaded anew, the pages know nothing but what was kept.
    await page.reload()
    for (const name of names.toReversed()) {
      await expect(page.locator(`[aria-current="step"][href="/${name}"]`)).toBeVisible()
      for (const [field, value] of ANSWERS[name] ?? [])
        await expect(page.locator(`input[name="${field}"][value="${value}"]`)).toBeChecked()
      if (name !== names[0]) await page.getByRole('button', { name: 'Previous' }).click()
    }
    await page.goto(site('tejo', `/${last}`))
    await pressNext(page)
    // The home is worked out first, which takes its time on a busy machine.
    await expect(page).toHaveURL(/\/home-overview/)
  })

  test('has Previous and Next on its pages, and See my report in place of Next on the last [S1-2.085]', async ({
    page,
    site,
  }) => {
    const button = (name: RegExp) => page.locator('form').getByRole('button', { name })
    await openWizard(page, site('tejo'), { path: '/house-type' })
    await expect(button(/^Previous$/)).toBeVisible()
    await expect(button(/^Next/)).toBeVisible()
    await expect(button(/^See my report$/)).toHaveCount(0)
    await page.goto(site('tejo', '/ventilation-system'))
    await expect(button(/^See my report$/)).toBeVisible()
    await expect(button(/^Previous$/)).toBeVisible()
    await expect(button(/^Next/)).toHaveCount(0)
  })

  test('changes to advanced by the dialog, which opens instead of saving [S1-2.117] [S1-4.018] [S1-4.019] [S1-4.020]', async ({
    page,
    site,
  }) => {
    const id = await openWizard(page, site('tejo'), { path: '/ventilation-system' })
    await choose(page, 'ventilation', 'none')
    await saved(page)
    const saves: string[] = []
    page.on('request', (call) => {
      if (call.method() !== 'GET' && call.url().includes('generic_items')) saves.push(call.url())
    })
    await pressNext(page)
    await expect(page.locator(dialog)).toBeVisible()
    expect(saves).toEqual([])
    await takePictures(page, 'wizard-dialog')
    const update = page.waitForRequest(
      (call) => call.method() === 'PUT' && call.url().endsWith(`/api/v1/buildings/${id}`),
    )
    await page.getByRole('button', { name: 'Continue in advanced mode' }).click()
    const advanced = { virtual_audit_mode: 'advanced' }
    expect((await update).postDataJSON()).toEqual({ building: { ...advanced, extra_info: advanced } })
    await expect(page).toHaveURL(/\/insulation$/)
    const stored = await page.evaluate(
      async (building) => (await fetch(`/api/v1/buildings/current?building_id=${building}`)).json(),
      id,
    )
    const { virtual_audit_mode, extra_info } = stored.data.attributes
    expect([virtual_audit_mode, extra_info.virtual_audit_mode]).toEqual(['advanced', 'advanced'])
  })

  test('judges answers, saves them and only then goes on by Next, and keeps every one back and forth [S1-4.031] [S1-9.018]', async ({
    page,
    site,
  }) => {
    const id = await openWizard(page, site('tejo'))
    const saves: string[] = []
    page.on('request', (call) => {
      if (call.method() === 'PUT' && call.url().includes('generic_items'))
        saves.push(new URL(page.url()).pathname)
    })
    await pressNext(page)
    await expect(page.getByRole('alert')).toBeFocused()
    expect(saves).toEqual([])
    await answerPage(page, 'fuel-type')
    await pressNext(page)
    await expect(page).toHaveURL(/\/heating-system$/)
    expect(saves[0]).toBe('/fuel-type')
    expect((await storedAnswers(page, id))['fuel_type']).toMatchObject({ heating_fuel: ['electricity'] })
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('currentPage')))
      .toContain('heating-system')
    await answerPage(page, 'heating-system')
    await page.getByRole('button', { name: 'Previous' }).click()
    await expect(page).toHaveURL(/\/fuel-type$/)
    await expect(page.locator('input[name="heating_fuel"][value="electricity"]')).toBeChecked()
    await pressNext(page)
    await expect(page.locator('input[name="heating_system"][value="heat_pump_ductless"]')).toBeChecked()
    await page.goBack()
    // The address changes before the page does, and the page left behind has a "Previous" too.
    await expect(page.locator('input[name="heating_fuel"][value="electricity"]')).toBeChecked()
    await page.getByRole('button', { name: 'Previous' }).click()
    await expect(page).toHaveURL(/\/how-it-works$/)
  })

  test('leaves out sections that are off and follows the pages of the partner [S1-2.123] [S1-2.124] [S1-2.128]', async ({
    page,
    site,
  }) => {
    const off = { enabled: false }
    const house_type = { configurations: { prev_page: 'how-it-works', next_page: 'renovation' } }
    const audit_sections = { heating_system: off, water_heating_system: off, house_type }
    await changePartner(page, { settings: { enable_bills_step: false, sections: { audit_sections } } })
    await openWizard(page, site('tejo'))
    await answerPage(page, 'fuel-type')
    await pressNext(page)
    await answerPage(page, 'house-type')
    await pressNext(page)
    await expect(page).toHaveURL(/\/renovation$/)
    await page.goto(site('tejo', '/house-type'))
    await page.getByRole('button', { name: 'Previous' }).click()
    await expect(page).toHaveURL(/\/how-it-works$/)
  })

  test('leads a lite building away from advanced pages, and no advanced one [S1-2.126] [S1-2.127] [S2-4.082] [S2-4.083]', async ({
    page,
    site,
  }) => {
    await openWizard(page, site('tejo'))
    for (const path of ['/insulation', '/windows-and-doors']) {
      await page.goto(site('tejo', path))
      await expect(page).toHaveURL(/\/buildings$/)
    }
    await page.context().clearCookies()
    await openWizard(page, site('tejo'), { mode: 'advanced' })
    for (const path of ['/insulation', '/windows-and-doors']) {
      await page.goto(site('tejo', path))
      await expect(page.getByRole('button', { name: 'Previous' })).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
    }
  })

  test('leads to the question that a refusal names', async ({ page, site }) => {
    await openWizard(page, site('tejo'), { mode: 'advanced', path: '/ventilation-system' })
    // The questions allow nothing that the engine refuses, so the refusal is written here as the server would.
    const refusal = {
      status: '422',
      code: 'assessment.impossible-input',
      title: 'These answers do not make a house.',
      source: { pointer: '/area_basics/floor_area' },
    }
    await page.route('**/virtual_audits', (route) =>
      route.fulfill({ status: 422, json: { errors: [refusal] } }),
    )
    await choose(page, 'ventilation', 'none')
    await pressNext(page)
    await expect(page.getByText('Please check: Heated floor area.')).toBeVisible()
    await expect(page).toHaveURL(/\/area-basics/)
    await expect(page.locator('#field-floor_area')).toBeFocused()
  })
})

test.describe('questions', () => {
  test('need their required answers, and say so [S1-5.018] [S1-5.021] [S2-8.015]', async ({ page, site }) => {
    await openWizard(page, site('tejo'))
    await pressNext(page)
    await expect(page.getByText('Validation Error')).toBeVisible()
    await expect(page.getByText('Please check all fields have been entered correctly').first()).toBeVisible()
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page).toHaveURL(/\/fuel-type$/)
    await page.getByRole('alert').getByRole('link').first().click()
    await expect(page.locator('input[name="heating_fuel"]').first()).toBeFocused()
    await expectAccessible(page)
    await choose(page, 'heating_fuel', 'electricity')
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1)
    await pressNext(page)
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page).toHaveURL(/\/fuel-type$/)
    await choose(page, 'water_heating_fuel', 'natural_gas')
    await pressNext(page)
    await expect(page).toHaveURL(/\/heating-system$/)
  })

  test('ask for bills in their units, once for a yearly one, and question what cannot be', async ({
    page,
    site,
  }) => {
    const id = await openWizard(page, site('tejo'), { path: '/energy-bills' })
    await page.getByLabel('How often the electricity bill comes').selectOption('yearly')
    await expect(page.getByLabel('Electricity use, a year')).toBeVisible()
    await expect(page.getByLabel('Electricity use, summer bill')).toHaveCount(0)
    await page.getByLabel('Electricity use, a year').fill('3 200')
    await page.getByLabel('How often the heating bill comes').selectOption('monthly')
    await page.getByLabel('Unit on the bill').selectOption('m3')
    await page.getByLabel('Heating use per bill').fill('9,000')
    const doubt = page.getByText('This is far more than a home like yours uses.')
    await expect(doubt).toBeVisible()
    await expectAccessible(page)
    await takePictures(page, 'wizard-bills')
    await page.getByLabel('Heating use per bill').fill('')
    await expect(doubt).toBeHidden()
    await page.getByLabel('Heating cost per bill').fill('3')
    const small = page.getByText('This is no more than the fixed charge of the bill')
    await expect(small).toBeVisible()
    await page.getByLabel('Heating use per bill').fill('9')
    await expect(small).toBeHidden()
    await page.getByLabel('Heating cost per bill').fill('')
    await pressNext(page)
    await expect(page).toHaveURL(/\/renovation$/)
    // Until the next question stands there, “Previous” is the one of the bills.
    await expect(page.getByLabel('Electricity use, a year')).toHaveCount(0)
    await page.getByRole('button', { name: 'Previous' }).click()
    await expect(page.getByLabel('Electricity use, a year')).toHaveValue('3200')
    const stored = await page.evaluate(
      async (building) => (await fetch(`/api/v1/buildings/current?building_id=${building}`)).json(),
      id,
    )
    expect(stored.data.attributes).toMatchObject({
      electrical_bill_occurrence: 'yearly',
      electric_winter_usage: 3200,
      heating_usage: 9,
      gas_usage_unit: 'm3',
    })
    await page.goto(site('tejo', '/buildings'))
    await page.getByRole('button', { name: 'Go on with the assessment' }).click()
    await expect(page).toHaveURL(/\/energy-bills$/)
  })

  test('keep the estimate in view on a phone', async ({ page, site }) => {
    await page.setViewportSize({ width: 375, height: 740 })
    await openWizard(page, site('tejo'))
    await choose(page, 'heating_fuel', 'natural_gas')
    await page.getByRole('button', { name: /^Next/ }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('region', { name: 'Your home so far' })).toBeInViewport({ ratio: 0.99 })
  })

  test('notice a system that does not run on the fuel, say what is taken and let both be kept', async ({
    page,
    site,
  }) => {
    await openWizard(page, site('tejo'))
    await choose(page, 'heating_fuel', 'natural_gas')
    await choose(page, 'water_heating_fuel', 'natural_gas')
    await pressNext(page)
    await expect(page).toHaveURL(/\/heating-system$/)
    await choose(page, 'heating_system', 'baseboard')
    const notice = page.getByText('Your heating system, “Electric heaters”, runs on “Electricity”.')
    await expect(notice).toContainText('The energy you chose for heating is “Natural gas”.')
    await expect(notice).toContainText('we count this: Only “Electric heaters”.')
    await expectAccessible(page)
    await takePictures(page, 'wizard-contradiction')
    await choose(page, 'heating_mix', 'system_main')
    await saved(page)
    await page.reload()
    await expect(page.locator('input[name="heating_mix"][value="system_main"]')).toBeChecked()
    await choose(page, 'heating_system', 'boiler')
    await expect(page.locator('input[name="heating_mix"]')).toHaveCount(0)
  })

  test('take a number that fits, refuse one out of range and clear what hangs from a changed answer [S1-2.089] [S1-4.032] [S1-5.020]', async ({
    page,
    site,
  }) => {
    const id = await openWizard(page, site('tejo'), { path: '/ventilation-system' })
    await choose(page, 'ventilation', 'none')
    await choose(page, 'solar_pv', 'yes')
    await page.getByLabel('Size of the panels').fill('9999')
    await pressNext(page)
    await expect(page.getByText('Validation Error')).toBeVisible()
    await expect(page.getByRole('alert')).toContainText(/holds [\d.]+ kW of panels at most/)
    await expect(page).toHaveURL(/\/ventilation-system$/)
    await page.getByLabel('Size of the panels').fill('4')
    await expect
      .poll(async () => (await storedAnswers(page, id))['ventilation_system'])
      .toMatchObject({ solar_pv_kw: ['4'] })
    await choose(page, 'solar_pv', 'no')
    await choose(page, 'solar_pv', 'yes')
    await expect(page.getByLabel('Size of the panels')).toHaveValue('')
    await page.getByLabel('Size of the panels').fill('4')
    await pressNext(page)
    await expect(page.locator(dialog)).toBeVisible()
  })

  test('take one answer, or several where several may be given [S1-2.086] [S1-2.087]', async ({
    page,
    site,
  }) => {
    await openWizard(page, site('tejo'), { path: '/ventilation-system' })
    await choose(page, 'solar_pv', 'yes')
    await choose(page, 'solar_pv', 'no')
    await expect(page.locator('input[name="solar_pv"]:checked')).toHaveCount(1)
    await expect(page.locator('input[name="solar_pv"][value="no"]')).toBeChecked()
    await page.goto(site('tejo', '/renovation'))
    await choose(page, 'renovations', 'attic', 'windows')
    await expect(page.locator('input[name="renovations"]:checked')).toHaveCount(2)
    await choose(page, 'renovations', 'unknown')
    await expect(page.locator('input[name="renovations"]:checked')).toHaveCount(1)
  })

  test('have a slider with a number beside it, and a way not to know [S1-2.088]', async ({ page, site }) => {
    const id = await openWizard(page, site('tejo'), { path: '/area-basics' })
    const slider = page.getByRole('slider', { name: 'Heated floor area' })
    await expect(slider).toHaveAttribute('min', '30')
    await expect(slider).toHaveAttribute('max', '500')
    await expect(slider).toHaveAttribute('step', '5')
    await slider.fill('140')
    await saved(page)
    const items = await page.evaluate(
      async (building) => (await fetch(`/api/v1/generic_items?building_id=${building}`)).json(),
      id,
    )
    expect(items.data[0].attributes.data).toMatchObject({ floor_area: ['140'], floor_area_unit: ['m2'] })
    await page.locator('#unknown-floor_area').check()
    await expect(page.getByText(/^We assume: /)).toBeVisible()
    await expectAccessible(page)
  })

  test('draw the house and the estimate as they are answered', async ({ page, site }) => {
    await openWizard(page, site('tejo'), { path: '/house-type' })
    const part = (name: string) => page.locator(`[data-part="${name}"]`).first()
    await choose(page, 'house_type', 'apartment')
    await expect(part('neighbour')).toHaveAttribute('data-variant', 'middle')
    await expect(page.getByText(/^about .*€/)).toBeVisible()
    await expect(page.getByText(/^Likely .* a year\.$/)).toBeAttached()
    await choose(page, 'house_type', 'detached')
    await choose(page, 'foundation', 'crawlspace')
    await expect(part('foundation')).toHaveAttribute('data-variant', 'crawlspace')
  })
})
