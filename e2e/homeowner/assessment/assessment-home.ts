import { expect, type Page } from '@playwright/test'
import { PLAIN_PAGE } from '../../support/journey.ts'

type Home = { mode?: 'lite' | 'advanced'; path?: string }

/** A person of their own with one home, on a page of the wizard. Answers the id of the building. */
export async function openWizard(
  page: Page,
  site: string,
  { mode = 'lite', path = '/fuel-type' }: Home = {},
) {
  await page.goto(new URL(PLAIN_PAGE, site).href)
  const building = await page.evaluate(async (virtual_audit_mode) => {
    const headers = { 'content-type': 'application/json', 'service-requester': 'portal' }
    const password = 'Demo-pass-2026'
    const person = {
      email: `e2e-${crypto.randomUUID()}@tejo.test`,
      password,
      password_confirmation: password,
    }
    const user = { ...person, first_name: 'Rita', last_name: 'Melo', consent: true }
    await fetch('/api/v1/auth/registrations', { method: 'POST', headers, body: JSON.stringify({ user }) })
    const me = await (await fetch('/api/v1/users', { headers })).json()
    const address = {
      address1: 'Rua Nova 5',
      city: 'Santarém',
      region: 'Santarém',
      zip: '2000-046',
      building_name: 'Casa',
    }
    const made = await fetch('/api/v1/buildings/', {
      method: 'POST',
      headers: { ...headers, 'x-csrf-token': me.meta.csrf },
      body: JSON.stringify({ building: { ...address, country: 'PT', ownership: 'own', virtual_audit_mode } }),
    })
    if (!made.ok) throw new Error(await made.text())
    const { data } = await made.json()
    sessionStorage.removeItem('currentBuilding')
    localStorage.setItem('currentBuilding', JSON.stringify({ id: data.id, auditMode: virtual_audit_mode }))
    return data.id as string
  }, mode)
  await page.goto(new URL(path, site).href)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return building
}

/** Chooses an option of a question by the value it stands for. */
export async function choose(page: Page, field: string, ...values: string[]): Promise<void> {
  for (const value of values) {
    await page.locator(`input[name="${field}"][value="${value}"]`).check()
  }
}

export const saved = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: /^Saved / })).toBeVisible()

export const pressNext = (page: Page) => page.locator('form button[type="submit"]').click()

/** What the server keeps of a home, by section. */
export const storedAnswers = (page: Page, building: string): Promise<Record<string, object>> =>
  page.evaluate(async (id) => {
    const { data } = await (await fetch(`/api/v1/generic_items?building_id=${id}`)).json()
    const sections = data.map(({ attributes }: { attributes: { item_type: string; data: object } }) => [
      attributes.item_type,
      attributes.data,
    ])
    return Object.fromEntries(sections)
  }, building)

/** Enough to pass each page. */
export const ANSWERS: Readonly<Record<string, ReadonlyArray<readonly [string, string]>>> = {
  'fuel-type': [
    ['heating_fuel', 'electricity'],
    ['water_heating_fuel', 'natural_gas'],
  ],
  'heating-system': [['heating_system', 'heat_pump_ductless']],
  'water-heating-system': [['water_heater', 'tankless']],
  'house-type': [
    ['house_type', 'semi'],
    ['storeys', '2'],
    ['foundation', 'slab'],
  ],
  'area-basics': [],
  'energy-bills': [],
  renovation: [['renovations', 'none']],
  insulation: [
    ['attic_insulation', 'some'],
    ['wall_insulation', 'unknown'],
  ],
  'windows-and-doors': [['window_type', 'double']],
  'ventilation-system': [['ventilation', 'none']],
}

export async function answerPage(page: Page, name: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/${name}$`))
  // The address changes before the page does, and the page left behind has the same buttons.
  await expect(page.locator(`[aria-current="step"][href="/${name}"]`)).toBeVisible()
  for (const [field, value] of ANSWERS[name] ?? []) await choose(page, field, value)
}
