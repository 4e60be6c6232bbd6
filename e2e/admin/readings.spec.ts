import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, PLAIN_PAGE, takePictures, test } from '../support/journey.ts'
import { lookAt, signInStaff } from './console.ts'

const ACCOUNT = 'BO-100-234'
const STREET = '12 rue du Compteur'
const FIRST_DAY = Date.UTC(2025, 0, 1)
const DAY_MS = 86_400_000

const title = (name: string | RegExp) => ({ level: 1, name }) as const
const day = (index: number) => new Date(FIRST_DAY + index * DAY_MS).toISOString().slice(0, 10)
const rows = (account: string, address: string, meter: string, count: number) =>
  Array.from(
    { length: count },
    (_, index) =>
      `${account},"${address}",${meter},electricity,kWh,${day(index)},${day(index + 1)},${10 + (index % 7)}`,
  )
const table = [
  'account_number,address,meter,fuel,unit,start,end,value',
  ...rows(ACCOUNT, STREET, 'HQ-1', 400),
  ...rows(ACCOUNT, '99 rue Inconnue', 'HQ-2', 3),
  ...rows('BO-999', STREET, 'HQ-3', 2),
].join('\n')
const file = (name: string, buffer: Buffer | string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(buffer),
})

/** A home that no other journey knows, whose owner agrees that the utility sends its readings. */
const addAgreedHome = (page: Page) =>
  page.evaluate(async (address1) => {
    const csrf = (await (await fetch('/api/v1/users')).json()).meta.csrf
    const headers = { 'content-type': 'application/json', 'x-csrf-token': csrf }
    const post = async (path: string, body: object) => {
      const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
      return (await answer.json()).data.id
    }
    const place = { city: 'Gatineau', region: 'QC', zip: 'J8X 1A1', country: 'CA' }
    const home = await post('/api/v1/buildings/', { building: { address1, ...place } })
    const consents = `/api/v1/consents/of_building/${home}`
    const [{ purpose, version }] = (await (await fetch(consents)).json()).meta.offered
    await post(consents, { purpose, version })
    return home
  }, STREET)

test.use({ locale: 'en-CA' })

test('staff import readings of many homes after a dry run, and hand on what did not match', async ({
  page,
  site,
  signIn,
  otherDevice,
}) => {
  await signIn('homeowner@boreale.test', PLAIN_PAGE)
  const home = await addAgreedHome(page)
  const staff = await otherDevice()
  await signInStaff(staff, site('boreale', '/admin/readings'), 'admin@boreale.test')
  await expect(staff.getByRole('heading', title('Meter readings'))).toBeVisible()
  await staff.getByRole('button', { name: 'Upload' }).click()
  await expect(staff.getByText('Choose a file first.')).toBeVisible()
  await expectAccessible(staff)

  await staff
    .getByLabel('Files')
    .setInputFiles([
      file('january.csv.gz', gzipSync(table)),
      file('portal.xml', '<!doctype html><html><body>Sign in</body></html>'),
      file('nothing.csv', ''),
    ])
  await staff.getByRole('button', { name: 'Upload' }).click()
  await expect(staff.getByText('nothing.csv: This file is empty.')).toBeVisible()
  await expect(staff.getByText('2 files were uploaded.')).toBeVisible()
  await expectAccessible(staff)
  await takePictures(staff, 'admin-readings')

  await staff.getByRole('link', { name: 'portal.xml' }).click()
  await expect(staff.getByText(/^This is a web page, not a file of readings/)).toBeVisible()
  await expect(staff.getByRole('heading', title('Could not be read'))).toBeVisible()
  await takePictures(staff, 'admin-reading-import-refused')
  await staff.getByRole('link', { name: 'All imports' }).click()

  await staff.getByRole('link', { name: 'january.csv.gz' }).click()
  await expect(staff.getByRole('heading', title('2 of 3 meters cannot be taken'))).toBeVisible()
  await expect(staff.getByText('Nobody here has this account').first()).toBeVisible()
  await expectAccessible(staff)
  await takePictures(staff, 'admin-reading-import')
  const [report] = await Promise.all([
    staff.waitForEvent('download'),
    staff.getByRole('button', { name: 'Download as CSV' }).click(),
  ])
  expect(report.suggestedFilename()).toBe('readings-not-taken.csv')
  const lines = (await readFile(await report.path(), 'utf8')).trim().split(/\r?\n/)
  expect(lines).toHaveLength(3)
  expect(lines[1]).toContain('99 rue Inconnue')
  await lookAt(staff, () => staff.getByRole('button', { name: 'Stop' }).click(), 'Stop this import?')

  const stored = () =>
    page.evaluate(async (id) => {
      const { data } = await (await fetch(`/api/v1/meter_series/of_building/${id}`)).json()
      return data.map(({ attributes }: { attributes: { count: number } }) => attributes.count)
    }, home)
  expect(await stored()).toEqual([])
  await staff.getByRole('button', { name: 'Import 1 meter' }).click()
  await expect(staff.getByRole('heading', { name: 'What happened' })).toBeVisible()
  expect(await stored()).toEqual([400])
})
