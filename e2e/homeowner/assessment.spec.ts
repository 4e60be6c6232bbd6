import { expect, expectAccessible, takePictures, test } from '../support/journey.ts'
import { changePartner } from '../support/partner-change.ts'
import { ANSWERS, answerPage, choose, openWizard, pressNext, saved } from './assessment-home.ts'

const LITE = Object.keys(ANSWERS).filter((page) => page !== 'insulation' && page !== 'windows-and-doors')
const dialog = '#modal-page-transition'

test.describe('the way through the assessment', () => {
  test('of a lite building ends at the overview [S1-2.014] [S1-2.015] [S1-2.016] [S1-2.017] [S1-2.018] [S1-2.019] [S1-2.022] [S1-2.085] [S1-2.125] [S1-4.021]', async ({
    page,
    site,
  }) => {
    test.slow()
    await openWizard(page, site('tejo'))
    for (const name of LITE.slice(0, -1)) {
      await answerPage(page, name)
      await expect(page.getByRole('button', { name: 'Previous' })).toBeVisible()
      await takePictures(page, `wizard-${name}`)
      await pressNext(page)
    }
    await expect(page.locator(dialog)).toBeVisible()
    await page.getByRole('button', { name: 'Go to the home overview' }).click()
    await expect(page).toHaveURL(/\/home-overview/)
  })

  test('of an advanced building visits all nine sections in order, and a reload at each keeps its answers [S1-2.020] [S1-2.021] [S1-2.122]', async ({
    page,
    site,
  }) => {
    test.slow()
    await openWizard(page, site('tejo'), { mode: 'advanced' })
    for (const name of Object.keys(ANSWERS)) {
      await answerPage(page, name)
      await page.reload()
      for (const [field, value] of ANSWERS[name] ?? []) {
        await expect(page.locator(`input[name="${field}"][value="${value}"]`)).toBeChecked()
      }
      if (name === 'ventilation-system')
        await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible()
      await pressNext(page)
    }
    await expect(page).toHaveURL(/\/home-overview/)
  })

  test('changes to advanced by the dialog, which opens instead of saving [S1-2.117] [S1-4.018] [S1-4.019] [S1-4.020]', async ({
    page,
    site,
  }) => {
    const id = await openWizard(page, site('tejo'), { path: '/renovation' })
    await choose(page, 'renovations', 'none')
    await saved(page)
    const saves: string[] = []
    page.on('request', (call) => {
      if (call.method() !== 'GET' && call.url().includes('generic_items')) saves.push(call.url())
    })
    await pressNext(page)
    await expect(page.locator(dialog)).toBeVisible()
    expect(saves).toEqual([])
    await takePictures(page, 'wizard-dialog')
    await page.getByRole('button', { name: 'Continue in advanced mode' }).click()
    await expect(page).toHaveURL(/\/insulation$/)
    const stored = await page.evaluate(
      async (building) => (await fetch(`/api/v1/buildings/current?building_id=${building}`)).json(),
      id,
    )
    const { virtual_audit_mode, extra_info } = stored.data.attributes
    expect([virtual_audit_mode, extra_info.virtual_audit_mode]).toEqual(['advanced', 'advanced'])
  })

  test('keeps every answer back and forth', async ({ page, site }) => {
    await openWizard(page, site('tejo'))
    await answerPage(page, 'fuel-type')
    await pressNext(page)
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

  test('leads a lite building away from advanced pages, and everybody when it is off [S1-6.016] [S2-4.081] [S2-4.082] [S2-4.083]', async ({
    page,
    site,
  }) => {
    await openWizard(page, site('tejo'))
    for (const path of ['/insulation', '/windows-and-doors']) {
      await page.goto(site('tejo', path))
      await expect(page).toHaveURL(/\/buildings$/)
    }
    await changePartner(page, { settings: { enable_assessment: false } })
    await page.goto(site('tejo', '/fuel-type'))
    await expect(page).toHaveURL(/\/buildings$/)
  })

  test('goes to the building when the assessment fails [S1-4.025]', async ({ page, site, allowConsole }) => {
    allowConsole(/status of 500/)
    const id = await openWizard(page, site('tejo'), { path: '/ventilation-system' })
    await page.route('**/virtual_audits', (route) =>
      route.fulfill({ status: 500, json: { errors: [{ status: '500', code: 'x', title: 'No' }] } }),
    )
    await choose(page, 'ventilation', 'none')
    await pressNext(page)
    await expect(page).toHaveURL(new RegExp(`/buildings/${id}$`))
  })
})

test.describe('questions', () => {
  test('need their required answers, and say so [S1-4.031] [S1-5.018] [S1-5.021] [S1-9.018] [S2-8.015]', async ({
    page,
    site,
  }) => {
    await openWizard(page, site('tejo'))
    await pressNext(page)
    await expect(page.getByText('Validation Error')).toBeVisible()
    await expect(page.getByText('Please check all fields have been entered correctly').first()).toBeVisible()
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page).toHaveURL(/\/fuel-type$/)
    expect(await page.evaluate(() => localStorage.getItem('currentPage'))).toBe('fuel-type')
    await page.getByRole('alert').getByRole('link').first().click()
    await expect(page.locator('input[name="heating_fuel"]').first()).toBeFocused()
    await expectAccessible(page)
  })

  test('take one answer or several, clear what hangs from a changed one, and refuse a number out of range [S1-2.086] [S1-2.087] [S1-2.089] [S1-4.032] [S1-5.020]', async ({
    page,
    site,
  }) => {
    await openWizard(page, site('tejo'), { path: '/ventilation-system' })
    await choose(page, 'solar_pv', 'yes')
    await page.getByLabel('Size of the panels').fill('9999')
    await pressNext(page)
    await expect(page.getByText('Validation Error')).toBeVisible()
    await expect(page).toHaveURL(/\/ventilation-system$/)
    await page.getByLabel('Size of the panels').fill('4')
    await saved(page)
    await choose(page, 'solar_pv', 'no')
    await expect(page.locator('input[name="solar_pv"][value="yes"]')).not.toBeChecked()
    await choose(page, 'solar_pv', 'yes')
    await expect(page.getByLabel('Size of the panels')).toHaveValue('')
    await page.getByRole('link', { name: 'Renovations' }).click()
    await choose(page, 'renovations', 'attic', 'windows')
    await expect(page.locator('input[name="renovations"]:checked')).toHaveCount(2)
    await choose(page, 'renovations', 'unknown')
    await expect(page.locator('input[name="renovations"]:checked')).toHaveCount(1)
  })

  test('have a slider with a number beside it, and a way not to know [S1-2.088] [S1-3.025]', async ({
    page,
    site,
  }) => {
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
    await expect(part('neighbour')).toHaveAttribute('data-variant', 'above-and-below')
    await expect(page.getByText(/^about .*€/)).toBeVisible()
    await expect(page.getByText(/^Likely .* a year\.$/)).toBeAttached()
    await choose(page, 'house_type', 'detached')
    await choose(page, 'foundation', 'crawlspace')
    await expect(part('foundation')).toHaveAttribute('data-variant', 'crawlspace')
  })
})
