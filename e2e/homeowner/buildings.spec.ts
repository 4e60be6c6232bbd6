import type { Page } from '@playwright/test'
import { FIELD_DEFAULTS } from '../support/field-defaults.ts'
import { expect, expectAccessible, PLAIN_PAGE, takePictures, test } from '../support/journey.ts'
import { changePartner, changePerson } from '../support/partner-change.ts'

/** A person of their own for each journey, so that journeys never meet in one list. */
async function newPerson(page: Page, address: string, mailing: Record<string, string> = {}): Promise<void> {
  await page.goto(new URL(PLAIN_PAGE, address).href)
  const status = await page.evaluate(async (profile) => {
    const email = `e2e-${crypto.randomUUID()}@tejo.test`
    const password = 'Demo-pass-2026'
    const person = { email, password, password_confirmation: password, first_name: 'Rita', last_name: 'Melo' }
    const answer = await fetch('/api/v1/auth/registrations', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'service-requester': 'portal' },
      body: JSON.stringify({ user: { ...person, consent: true, ...profile } }),
    })
    return answer.status
  }, mailing)
  expect(status).toBeLessThan(300)
  await page.goto(address)
}

async function fillHome(page: Page, name: string, street: string): Promise<void> {
  await page.getByLabel('Name of the home').fill(name)
  await page.getByLabel('Address', { exact: true }).fill(street)
  await page.getByLabel(/^City/).fill('Santarém')
  await page.getByLabel('ZIP or postal code').fill('2000046')
}

async function addHome(page: Page, name: string, street: string): Promise<void> {
  await page.getByRole('link', { name: 'Add a building' }).click()
  await expect(page).toHaveURL(/\/buildings-new$/)
  await expect(page.getByLabel('Name of the home')).toHaveValue('')
  await fillHome(page, name, street)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
}

test.describe('the list of buildings', () => {
  test('is empty at first, says what to do and takes one home after another [S1-1.003] [S1-2.001] [S1-2.003] [S1-2.076]', async ({
    page,
    site,
  }) => {
    await newPerson(page, site('tejo', '/buildings'))
    await expect(page.getByRole('heading', { level: 1, name: 'Add your first home' })).toBeVisible()
    await expectAccessible(page)
    await takePictures(page, 'buildings-empty')
    await addHome(page, 'Ribeira', 'Rua Serpa Pinto 12')
    await addHome(page, 'Praça', 'Avenida 25 de Abril 30')
    await expect(page).toHaveURL(/\/buildings$/)
    await expect(page.getByText('Rua Serpa Pinto 12, 2000-046 Santarém')).toBeVisible()
    await expect(page.getByText('Avenida 25 de Abril 30, 2000-046 Santarém')).toBeVisible()
    await expectAccessible(page)
  })

  test('has a title and an add-new card, which settings and rights take away [S1-2.074] [S1-6.012] [S1-6.013] [S1-6.015]', async ({
    page,
    signIn,
  }) => {
    const add = page.getByRole('link', { name: 'Add a building' })
    await signIn('homeowner@lakeshore.test')
    await expect(page.getByRole('heading', { level: 1, name: 'Your buildings' })).toBeVisible()
    await expect(add).toBeVisible()
    await takePictures(page, 'buildings')
    await changePartner(page, { settings: { disable_new_building_button: true } })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Birchwood Lane' })).toBeVisible()
    await expect(add).toBeHidden()
    await page.unrouteAll()
    await changePerson(page, { extra_info: { fulfill_site_permission: 'ru' } })
    await page.goto(new URL('/buildings-new', page.url()).href)
    await expect(page).toHaveURL(/\/buildings$/)
    await expect(page.getByRole('heading', { name: 'Birchwood Lane' })).toBeVisible()
    await expect(add).toBeHidden()
  })

  test('starts the assessment of a home at the first page there is, or where the person left [S1-2.077]', async ({
    page,
    site,
  }) => {
    await changePartner(page, {
      settings: { sections: { audit_sections: { fuel_type: { enabled: false } } } },
    })
    await newPerson(page, site('tejo', '/buildings'))
    await addHome(page, 'Ribeira', 'Rua Serpa Pinto 12')
    const go = page.getByRole('button', { name: /assessment$/ })
    await go.click()
    await expect(page).toHaveURL(/\/heating-system$/)
    await page.goto(site('tejo', '/house-type'))
    await expect(page.locator('[aria-current="step"][href="/house-type"]')).toBeVisible()
    await page.goto(site('tejo', '/buildings'))
    await go.click()
    await expect(page).toHaveURL(/\/house-type$/)
  })

  test('offers the overview of an assessed home, and nothing where the partner has no assessment [S1-2.078] [S1-4.022] [S2-1.014]', async ({
    page,
    signIn,
  }) => {
    await signIn('homeowner@lakeshore.test')
    const card = (name: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
    const start = card('Cedar Grove cottage').getByRole('button', { name: /assessment$/ })
    await expect(start).toBeVisible()
    await expect(card('Cedar Grove cottage').getByRole('link', { name: 'Open the report' })).toBeHidden()
    await expect(card('Birchwood Lane').getByRole('button', { name: /assessment$/ })).toBeHidden()
    await card('Birchwood Lane').getByRole('link', { name: 'Open the report' }).click()
    await expect(page).toHaveURL(/\/home-overview\?buildingId=/)
    await changePartner(page, { settings: { enable_assessment: false } })
    await page.goto(new URL('/buildings', page.url()).href)
    await expect(page.getByRole('heading', { name: 'Birchwood Lane' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open the report' })).toBeHidden()
    await expect(start).toBeHidden()
  })

  test('has pages of ten, or of as many as the partner says [S1-2.075] [S1-9.001] [S1-9.002] [S2-7.081]', async ({
    page,
    site,
  }) => {
    await newPerson(page, site('tejo', PLAIN_PAGE))
    await addMany(page, 11)
    await page.goto(site('tejo', '/buildings'))
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(10)
    // The first page came with the document; the next one is asked for.
    const asked = page.waitForRequest(/\/api\/v1\/buildings\/\?/)
    await page.getByRole('link', { name: 'Next' }).click()
    expect(new URL((await asked).url()).searchParams.get('per_page')).toBe('10')
    await expect(page.getByText('Page 2 of 2')).toBeVisible()
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1)
    await expectAccessible(page)
    await changePartner(page, { settings: { buildings_listed_per_page: 3 } })
    const askedAgain = page.waitForRequest(/\/api\/v1\/buildings\/\?/)
    await page.goto(site('tejo', '/buildings'))
    expect(new URL((await askedAgain).url()).searchParams.get('per_page')).toBe('3')
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(3)
    await expect(page.getByText('Page 1 of 4')).toBeVisible()
  })
})

/** Homes of the same kind, by the API: typing eleven times proves nothing more. */
async function addMany(page: Page, count: number): Promise<void> {
  await page.evaluate(async (count) => {
    const token = (await (await fetch('/api/v1/users')).json()).meta.csrf
    for (let number = 1; number <= count; number++) {
      const building = {
        building_name: `Home ${number}`,
        address1: `Rua ${number}`,
        city: 'Beja',
        region: 'Beja',
        zip: '7800-123',
      }
      await fetch('/api/v1/buildings/', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-csrf-token': token, 'service-requester': 'portal' },
        body: JSON.stringify({ building }),
      })
    }
  }, count)
}

test.describe('the form of a building', () => {
  test('is the same for a new home and for one that exists [S1-2.002] [S1-2.069]', async ({ page, site }) => {
    await newPerson(page, site('tejo', '/buildings-new'))
    const labels = () => page.locator('main label').allTextContents()
    await expect(page.getByLabel('Name of the home')).toHaveValue('')
    const asked = await labels()
    expect(asked.length).toBeGreaterThan(10)
    await takePictures(page, 'building-new')
    await expectAccessible(page)
    await fillHome(page, 'Ribeira', 'Rua Serpa Pinto 12')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('link', { name: 'Edit details' }).click()
    await expect(page).toHaveURL(/\/buildings\/[0-9a-f-]{36}$/)
    await expect(page.getByLabel('Name of the home')).toHaveValue('Ribeira')
    await expect(page.getByLabel('ZIP or postal code')).toHaveValue('2000-046')
    expect(await labels()).toEqual(asked)
    await expectAccessible(page)
  })

  test('sends pre-filled usage, cost and heating type, and never shows them [S1-5.028] [S1-5.029]', async ({
    page,
    site,
  }) => {
    await newPerson(page, site('tejo', '/buildings-new'))
    await fillHome(page, 'Ribeira', 'Rua Serpa Pinto 12')
    await page.getByLabel('How often the heating bill comes').selectOption('monthly')
    await page.getByLabel('Heating cost per bill').fill('75')
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && /buildings\/$/.test(request.url()),
    )
    await page.getByRole('button', { name: 'Save' }).click()
    expect((await sent).postDataJSON().building).toMatchObject({
      heating_cost: 75,
      heating_usage: 1,
      water_cost: 1,
      heating_type: 'natural_gas',
    })
    await page.getByRole('link', { name: 'Edit details' }).click()
    await expect(page.getByLabel('Heating cost per bill')).toHaveValue('75')
    await expect(page.getByLabel('Heating use per bill')).toHaveValue('')
  })

  test('copies the mailing address into the first home only [S1-2.070]', async ({ page, site }) => {
    const mailing = { mailing_address: 'Rua das Flores 8', city: 'Porto', zip: '4050-262' }
    await newPerson(page, site('tejo', '/buildings-new'), mailing)
    const copy = page.getByRole('checkbox', { name: 'Use my mailing address' })
    await copy.check()
    await expect(page.getByLabel('Address', { exact: true })).toHaveValue('Rua das Flores 8')
    await expect(page.getByLabel(/^City/)).toHaveValue('Porto')
    await expect(page.getByLabel('ZIP or postal code')).toHaveValue('4050-262')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('link', { name: 'Add a building' }).click()
    await expect(page.getByLabel(/^City/)).toBeVisible()
    await expect(copy).toBeHidden()
  })

  test('follows the partner: fields, city and community [S1-2.071] [S1-2.072] [S1-2.073] [S2-1.013]', async ({
    page,
    signIn,
    site,
  }) => {
    await signIn('homeowner@tejo.test', '/buildings-new')
    await expect(page.getByLabel(/^City/)).toBeVisible()
    await changePartner(page, { settings: { show_city: false } })
    await page.goto(site('tejo', '/buildings-new'))
    await expect(page.getByLabel('Name of the home')).toBeVisible()
    await expect(page.getByLabel(/^City/)).toBeHidden()
    const fields = [
      { ...PLAIN, name: 'community', label: 'Parish' },
      { ...PLAIN, name: 'profile_type', label: 'Kind of house' },
    ]
    await changePartner(page, {
      settings: { show_community: true, sections: { building_details: { fields } } },
    })
    await page.goto(site('tejo', '/buildings-new'))
    await expect(page.getByLabel('Parish')).toBeVisible()
    await expect(page.getByLabel('Kind of house')).toBeVisible()
    await expect(page.getByLabel('Name of the home')).toBeHidden()
    await changePartner(page, {
      settings: { show_community: false, sections: { building_details: { fields } } },
    })
    await page.goto(site('tejo', '/buildings-new'))
    await expect(page.getByLabel('Kind of house')).toBeVisible()
    await expect(page.getByLabel('Parish')).toBeHidden()
  })

  test('puts two fields of size 6 in a row, and gives a full one its own [S1-3.022]', async ({
    page,
    signIn,
  }) => {
    const field = (label: string, column_size: 6 | 'full') => ({
      ...PLAIN,
      name: label.toLowerCase(),
      label,
      column_size,
    })
    const fields = [field('City', 6), field('Community', 6), field('Address1', 'full')]
    await changePartner(page, {
      settings: { show_community: true, sections: { building_details: { fields } } },
    })
    await signIn('homeowner@tejo.test', '/buildings-new')
    const box = async (label: RegExp) => {
      const found = await page.getByLabel(label).boundingBox()
      if (found === null) throw new Error(`${label} is not shown`)
      return found
    }
    const [left, right, whole] = [await box(/^City/), await box(/^Community/), await box(/^Address1/)]
    expect(right.y).toBe(left.y)
    expect(right.x).toBeGreaterThan(left.x + left.width)
    expect(whole.y).toBeGreaterThan(left.y + left.height)
    expect(whole.width).toBeGreaterThan(left.width + right.width)
  })

  test('names each figure that cannot be, at its field, also in the language changed to', async ({
    page,
    signIn,
  }) => {
    await signIn('homeowner@lakeshore.test', '/buildings-new')
    await page.getByLabel('Address', { exact: true }).fill('12 Elm Street')
    await page.getByLabel(/^City/).fill('Sheboygan')
    await page.getByLabel('ZIP or postal code').fill('10001')
    await page.getByLabel('Year built').fill('2150')
    await page.getByLabel('Floor area').fill('20,000')
    await page.getByRole('button', { name: 'Save' }).click()
    const alert = page.getByRole('alert')
    await expect(alert.getByRole('heading')).toHaveText('Please check this form')
    await expect(alert).toContainText('10001 is not in WI. Check the code and the state or province.')
    await expect(alert).toContainText('The year is in the future.')
    await expect(alert).toContainText('Floor area: This field must be at less than 16000')
    await expectAccessible(page)
    await takePictures(page, 'building-limits')
    await page.getByRole('button', { name: 'Español' }).first().click()
    await expect(alert).toContainText('10001 no está en WI.')
    await expect(alert).toContainText('El año está en el futuro.')
    await expect(alert).not.toContainText('Please check this form')
    await expect(page.locator('#field-floor_area')).toHaveValue('20,000')
    await page.locator('#field-floor_area').fill('1,850')
    await page.locator('#field-construction_year').fill('1974')
    await page.locator('#field-zip').fill('53081')
    await expect(alert).toBeHidden()
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && /buildings\/$/.test(request.url()),
    )
    await page.route('**/api/v1/buildings/', (route) => route.fulfill({ status: 422, json: { errors: [] } }))
    await page.locator('main button[type="submit"]').click()
    expect((await sent).postDataJSON().building).toMatchObject({ floor_area: 1850, construction_year: 1974 })
    await expect(alert).toBeVisible()
  })

  test('shows the first title of a refusal of the server [S1-8.005]', async ({ page, site }) => {
    await newPerson(page, site('tejo', '/buildings-new'))
    await fillHome(page, 'Ribeira', 'Rua Serpa Pinto 12')
    await page.route('**/api/v1/buildings/', (route) =>
      route.fulfill({
        status: 422,
        json: {
          errors: ['The register is closed today.', 'The register moves in May.'].map((title) => ({
            status: '422',
            code: 'shared.invalid-form',
            title,
          })),
        },
      }),
    )
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('The register is closed today.')).toBeVisible()
    await expect(page.getByText('The register moves in May.')).toHaveCount(0)
    await expect(page.getByLabel('Name of the home')).toHaveValue('Ribeira')
  })

  test('goes back to the list when the building cannot be loaded [S1-4.024]', async ({ page, signIn }) => {
    await signIn('homeowner@lakeshore.test', '/buildings/0190a0a0-0000-7000-8000-000000000000')
    await expect(page).toHaveURL(/\/buildings$/)
  })

  test('deletes a home after asking', async ({ page, site }) => {
    await newPerson(page, site('tejo', '/buildings'))
    await addHome(page, 'Ribeira', 'Rua Serpa Pinto 12')
    await page.getByRole('link', { name: 'Edit details' }).click()
    await page.getByRole('button', { name: 'Delete' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Ribeira, its answers and its report will be gone for good.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Keep it' }).click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await dialog.getByRole('button', { name: 'Delete for good' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Add your first home' })).toBeVisible()
  })

  test('in two tabs: the later save wins per field and the earlier tab is told', async ({
    page,
    site,
    context,
  }) => {
    await newPerson(page, site('tejo', '/buildings'))
    await addHome(page, 'Ribeira', 'Rua Serpa Pinto 12')
    await page.getByRole('link', { name: 'Edit details' }).click()
    await expect(page.getByLabel('Name of the home')).toHaveValue('Ribeira')
    const other = await context.newPage()
    await other.goto(page.url())
    await expect(other.getByLabel('Name of the home')).toHaveValue('Ribeira')
    await page.getByLabel('Name of the home').fill('First')
    await page.getByLabel(/^City/).fill('Tomar')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Building saved.')).toBeVisible()
    await expect(other.getByLabel(/^City/)).toHaveValue('Tomar')
    await expect(other.getByText('Changed in another tab or device')).toBeVisible()
    await other.getByLabel('Name of the home').fill('Second')
    await other.getByRole('button', { name: 'Save' }).click()
    await expect(other.getByText('Building saved.')).toBeVisible()
    await expect(page.getByLabel('Name of the home')).toHaveValue('Second')
    await expect(page.getByText(/Saved elsewhere in the meantime: Name of the home/)).toBeVisible()
    await expect(page.getByLabel(/^City/)).toHaveValue('Tomar')
  })
})

for (const { email, locale, title, name, street } of [
  {
    email: 'homeowner@tejo.test',
    locale: 'pt-PT',
    title: 'As suas casas',
    name: 'Nome da casa',
    street: 'Morada',
  },
  {
    email: 'homeowner@boreale.test',
    locale: 'fr-CA',
    title: 'Vos logements',
    name: 'Nom du logement',
    street: 'Adresse',
  },
])
  test.describe(`in ${locale} at 375 pixels`, () => {
    test.use({ locale, viewport: { width: 375, height: 800 } })

    test('the list fits and the form works by keyboard alone', async ({ page, signIn }) => {
      await signIn(email)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expectAccessible(page)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
      await page.goto(new URL('/buildings-new', page.url()).href)
      await page.getByLabel(name).focus()
      await page.keyboard.type('Chalet')
      await page.keyboard.press('Tab')
      await page.keyboard.type('12, rue du Lac')
      await expect(page.getByLabel(name)).toHaveValue('Chalet')
      await expect(page.getByLabel(street, { exact: true })).toHaveValue('12, rue du Lac')
      await expectAccessible(page)
    })
  })

const PLAIN = { ...FIELD_DEFAULTS, type: 'text' }
