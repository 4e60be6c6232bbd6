import type { APIRequestContext, Page } from '@playwright/test'
import { signInStaff } from '../admin/console.ts'
import { expect, expectAccessible, PLAIN_PAGE, takePictures, test } from '../support/journey.ts'

const OWNER = 'homeowner@boreale.test'
const ACCOUNT = 'BO-100-234'
const STREET = '77 rue des Érables'

/** A home of the demo's owner that no other journey knows. */
function addHome(page: Page): Promise<string> {
  return page.evaluate(async (address1) => {
    const csrf = (await (await fetch('/api/v1/users')).json()).meta.csrf
    const headers = { 'content-type': 'application/json', 'x-csrf-token': csrf }
    const place = { city: 'Gatineau', region: 'QC', zip: 'J8X 1A1', country: 'CA' }
    const body = JSON.stringify({ building: { address1, ...place } })
    const answer = await fetch('/api/v1/buildings/', { method: 'POST', headers, body })
    return (await answer.json()).data.id
  }, STREET)
}

const metersOf = (page: Page, home: string): Promise<{ source: string; count: number }[]> =>
  page.evaluate(async (id) => {
    const answer = await fetch(`/api/v1/meter_series/of_building/${id}`)
    const { data } = await answer.json()
    return data.map(({ attributes }: { attributes: object }) => attributes)
  }, home)

/** As the partner's own system does it, which is no browser. Node knows no *.localhost, so it is asked by address. */
async function send(request: APIRequestContext, site: string, key: string) {
  const { host, port } = new URL(site)
  const answer = await request.post(`http://127.0.0.1:${port}/api/outward/v1/readings`, {
    headers: { host, authorization: `Bearer ${key}` },
    data: {
      series: [
        {
          home: { account_number: ACCOUNT, address: '77, Rue des Erables' },
          series: { fuel: 'electricity', unit: 'kWh', direction: 'import', step: 3600, point: 'HQ-7' },
          readings: [{ start: Date.UTC(2025, 0, 1, 5) / 1000, seconds: 3600, values: [1.2, 0.9, 0.7] }],
        },
      ],
    },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()).data.attributes.series[0]
}

async function makeKey(page: Page, site: string): Promise<string> {
  await signInStaff(page, `${site}/admin`, 'admin@boreale.test')
  await page.goto(`${site}/admin/outward/keys`)
  await page.getByRole('button', { name: 'Make a key' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Meter data')
  await dialog.getByRole('checkbox', { name: 'Readings of meters (to send them)' }).check()
  await dialog.getByRole('button', { name: 'Make a key' }).click()
  const key = page.getByTestId('secret')
  await expect(key).toBeVisible()
  return (await key.textContent()) ?? ''
}

test.use({ locale: 'en-CA' })

test('a person agrees to readings of the utility, has them, withdraws and has them deleted', async ({
  page,
  request,
  site,
  signIn,
  otherDevice,
}) => {
  const own = site('boreale', '')
  const key = await makeKey(await otherDevice(), own)
  await signIn(OWNER, PLAIN_PAGE)
  const home = await addHome(page)
  expect(await send(request, own, key)).toEqual({ not_taken: 'no_consent' })

  await page.goto(site('boreale', `/energy-use/sources?buildingId=${home}`))
  await expect(
    page.getByText(/^Énergie Boréale may send the readings of the meters of 77 rue des Érables/),
  ).toBeVisible()
  await expectAccessible(page)
  await takePictures(page, 'consents-offered')
  await page.getByRole('button', { name: 'I agree' }).click()
  await expect(page.getByText('in effect')).toBeVisible()
  await takePictures(page, 'consents-given')
  expect((await send(request, own, key)).saved.added).toBe(3)
  expect(await metersOf(page, home)).toMatchObject([{ source: 'api', count: 3 }])

  await page.getByRole('button', { name: /^Withdraw what was agreed/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Withdraw your consent?' })
  await dialog.getByRole('radio', { name: 'Is deleted for good' }).check()
  await expectAccessible(page)
  await takePictures(page, 'consents-withdraw')
  await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(page.getByText('Withdrawn, and one meter was deleted.')).toBeVisible()
  await expect(page.getByText('withdrawn', { exact: true })).toBeVisible()
  expect(await metersOf(page, home)).toEqual([])
  expect(await send(request, own, key)).toEqual({ not_taken: 'consent_withdrawn' })
  await expect(page.getByRole('button', { name: 'I agree' })).toBeVisible()
})
