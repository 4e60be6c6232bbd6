import type { Page } from '@playwright/test'
import { signInStaff } from '../../admin/console.ts'
import { handInRebate } from '../../admin/hand-in.ts'
import { expect, expectAccessible, takePictures, test } from '../../support/journey.ts'
import { newApplicant } from '../application-home.ts'
import { newAssessedHome } from './report-home.ts'

const DAY = 86_400_000
const day = (ago: number) => new Date(Date.now() - ago * DAY).toISOString().slice(0, 10)
/** Two years that end yesterday. */
const DAYS = 800
const celsius = (ago: number) => {
  const ofYear = Date.parse(day(ago)) / DAY
  return 16 - 7 * Math.cos((2 * Math.PI * (ofYear - 15)) / 365) + ((ofYear * 31) % 9) - 4
}

/** Makes calls of the site as whoever is signed in there. */
const call = (page: Page, path: string, body?: object) =>
  page.evaluate(
    async ([path, body]) => {
      const { meta } = await (await fetch('/api/v1/users')).json()
      const headers = {
        'content-type': 'application/json',
        'service-requester': 'portal',
        'x-csrf-token': meta.csrf,
      }
      const answer = await fetch(path, {
        method: body === undefined ? 'GET' : 'POST',
        headers,
        ...(body && { body: JSON.stringify(body) }),
      })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${path}: ${text}`)
      return text === '' ? null : JSON.parse(text)
    },
    [path, body] as const,
  )

/** Daily readings of a home that heats by electricity; after the work it uses a share less. */
async function bringReadings(
  page: Page,
  home: string,
  share: (ago: number) => number,
  noise = 1,
  outdoors: (ago: number) => number = celsius,
) {
  const first = Math.floor((Date.now() - DAYS * DAY) / DAY) * DAY
  const values = Array.from({ length: DAYS - 1 }, (_, at) => {
    const ago = DAYS - at
    const use = 7 + 1.4 * Math.max(0, 17 - outdoors(ago)) + noise * ((((at * 7919) % 101) - 50) / 50)
    return use * (1 - share(ago))
  })
  await call(page, `/api/v1/meter_series/of_building/${home}`, {
    series: { fuel: 'electricity', unit: 'kWh', direction: 'import', step: 86_400, point: `E-${home}` },
    readings: [{ start: first / 1000, seconds: 86_400, values }],
  })
}

test('what work saved is measured, not yet known, or not told from chance', async ({
  page,
  site,
  otherDevice,
}) => {
  const { buildingId } = await newAssessedHome(page, site('tejo'))
  const place = (await call(page, `/api/v1/climate/of_building/${buildingId}`)).data.id as string
  await page.goto(site('tejo', `/measured-savings?buildingId=${buildingId}`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)

  // The work is told; without readings nothing can be said.
  await page.getByRole('checkbox', { name: /attic/i }).check()
  await page.locator('input[type=date]').first().fill(day(400))
  await page.locator('input[type=date]').nth(1).fill(day(395))
  await page.locator('form button[type=submit]').click()
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('a[href="/energy-use"]').last()).toBeVisible()

  await bringReadings(page, buildingId, (ago) => (ago <= 395 ? 0.3 : 0))
  const staff = await otherDevice()
  await signInStaff(staff, site('tejo', '/admin'), 'admin@tejo.test')
  const csv = [
    'station,date,temperature_c',
    ...Array.from({ length: DAYS }, (_, at) => `${place},${day(DAYS - at)},${celsius(DAYS - at)}`),
  ].join('\n')
  await staff.goto(site('tejo', '/admin/savings'))
  const file = { name: 'weather.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
  await staff.locator('input[type=file]').setInputFiles(file)
  await staff.getByRole('button', { name: 'Bring the weather' }).click()
  await expect(staff.getByText(/^Brought\./)).toBeVisible()

  await page.reload()
  await expect(page.getByRole('group', { name: /kWh/ })).toBeVisible()
  const measured = (await call(page, `/api/v1/home_savings/of_building/${buildingId}`)).data[0].attributes
  expect(measured.state).toBe('saved')
  expect(measured.fuels[0].measured.share).toBeCloseTo(0.3, 1)
  await expectAccessible(page)
  await takePictures(page, 'savings-measured')

  await expect(page.getByRole('heading', { name: /^Promised / })).toBeVisible()

  // Staff see it among all homes, beside the weather that it stands on.
  await staff.goto(site('tejo', '/admin/savings'))
  await expect(
    staff.getByRole('heading', { level: 1, name: /^Homes saved \d+% of what was promised$/ }),
  ).toBeVisible()
  await expect(staff.getByRole('cell', { name: new RegExp(place) }).or(staff.getByText(place))).toBeVisible()
  await expectAccessible(staff)
  await takePictures(staff, 'admin-savings')

  // A car that was bought meanwhile hides it, until it is taken back.
  await page.locator('select').last().selectOption('electric_car')
  await page.locator('input[type=date]').last().fill(day(200))
  await page.locator('form button[type=submit]').last().click()
  await expect(page.getByRole('group', { name: /kWh/ })).toHaveCount(0)
  await expectAccessible(page)
  await takePictures(page, 'savings-set-aside')
  await page.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.getByRole('group', { name: /kWh/ })).toBeVisible()

  // Work of a month ago is too early to tell, and of work that saved nothing no saving is claimed.
  const measures = ['air_sealing']
  const early = { begins: day(32), ends: day(30), measure_ids: measures }
  const other = (await call(page, '/api/v1/buildings/', {
    building: {
      address1: 'Rua Nova 3',
      city: 'Santarém',
      region: 'Santarém',
      country: 'PT',
      zip: '2000-046',
    },
  })) as { data: { id: string } }
  await bringReadings(page, other.data.id, () => 0, 6)
  await call(page, `/api/v1/home_works/of_building/${other.data.id}`, early)
  await page.goto(site('tejo', `/measured-savings?buildingId=${other.data.id}`))
  await expect(page.locator('h1')).toBeVisible()
  const cone = page.getByRole('figure', { name: /^By .* the band is narrow enough for a first word, by / })
  await cone.getByText('Show the numbers as a table').click()
  await expect(cone.getByRole('row')).toHaveCount(14)
  await expect(page.getByRole('listitem').filter({ hasText: 'Collecting' })).toContainText(/day 2\d of \d+/)
  await expectAccessible(page)
  await takePictures(page, 'savings-not-yet')
  await call(page, `/api/v1/home_works/of_building/${other.data.id}`, {
    begins: day(400),
    ends: day(398),
    measure_ids: ['smart_thermostat'],
  })
  await page.reload()
  const both = (await call(page, `/api/v1/home_savings/of_building/${other.data.id}`)).data
  expect(both.map(({ attributes }: { attributes: { state: string } }) => attributes.state)).toEqual([
    'not_yet',
    'chance',
  ])
  await expect(page.getByRole('group', { name: /kWh/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Why that can be' })).toBeVisible()
  await expectAccessible(page)
  await takePictures(page, 'savings-chance')
})

/** A call of the console by the staff signed in on the page. */
const staffCall = (page: Page, path: string, body?: object) =>
  page.evaluate(
    async ([path, body]) => {
      const staff = { 'content-type': 'application/json', 'service-requester': 'admin' }
      const { meta } = await (await fetch('/api/v1/auth/admin_sessions/state', { headers: staff })).json()
      const answer = await fetch(`/api/admin/v1/${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { ...staff, 'x-csrf-token': meta.csrf },
        ...(body && { body: JSON.stringify(body) }),
      })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${path}: ${text}`)
      return text === '' ? null : JSON.parse(text)
    },
    [path, body] as const,
  )

/** Reviewed, approved, and paid as the bank says. */
async function finish(staff: Page, id: string): Promise<void> {
  const move = async (to: string, more: object = {}) => {
    const { revision } = (await staffCall(staff, `applications/${id}`)).data.attributes
    await staffCall(staff, `applications/${id}/moves`, { to, revision, reason: 'Seen.', ...more })
  }
  await move('eligibility_review')
  await move('approved', { amount: '600.00' })
  const payments = (await staffCall(staff, 'payments?limit=100')).data
  const own = payments.find(
    ({ attributes }: { attributes: { application_id: string } }) => attributes.application_id === id,
  )
  const batch = (await staffCall(staff, 'payment_batches', { payments: [own.id] })).data
  await staffCall(staff, `payment_batches/${batch.id}/sent`, {})
  const csv = `payment,status\n${own.attributes.number},paid`
  await staffCall(staff, 'payment_imports', { csv, is_dry_run: false })
}

test('an upgrade that was paid for is measured without anybody being asked', async ({
  page,
  site,
  mailTo,
  otherDevice,
}) => {
  await newApplicant(page, mailTo)
  const home = (await call(page, '/api/v1/buildings/')).records.data[0].id as string
  const span = `from=${day(DAYS)}&to=${day(0)}`
  const weather = (await call(page, `/api/v1/weather_of_home/of_building/${home}?${span}`)).data.attributes
  await bringReadings(
    page,
    home,
    (ago) => (ago <= 399 ? 0.25 : 0),
    1,
    (ago) => ((weather.fahrenheit[DAYS - ago] ?? 50) - 32) / 1.8,
  )
  const id = await handInRebate(page, home, {
    kind: 'offers',
    code: 'heat-pump-water-heater',
    documents: ['invoice'],
    answers: { 'account-number': 'LP-4100-2201', 'installed-on': day(400) },
  })
  const staff = await otherDevice()
  await signInStaff(staff, site('lakeshore', '/admin'), 'admin@lakeshore.test')
  await finish(staff, id)
  await page.goto(site('lakeshore', `/measured-savings?buildingId=${home}`))
  await expect(page.getByText('Saving seen')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: /^You use 2\d% less/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'How the home uses energy' }).click()
  await expect(page.getByText(/held against the weather that those very days had/)).toBeVisible()
  await expect(page.getByRole('paragraph').filter({ hasText: /^Each point is a day: / })).toBeVisible()
  await expectAccessible(page)
  await takePictures(page, 'energy-use-days')
})
