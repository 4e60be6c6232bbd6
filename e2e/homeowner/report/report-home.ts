import type { Page } from '@playwright/test'
import type { VirtualAudit } from '../../../packages/domain/src/assessment/result/virtual-audit.ts'
import { expect, PLAIN_PAGE } from '../../support/journey.ts'

type Home = { readonly email: string; readonly buildingId: string }

/** A person of their own with one assessed home in Santarém, so that journeys never meet in one plan. */
export async function newAssessedHome(page: Page, site: string): Promise<Home> {
  await page.goto(new URL(PLAIN_PAGE, site).href)
  const home = await page.evaluate(async () => {
    const email = `e2e-${crypto.randomUUID()}@tejo.test`
    const password = 'Demo-pass-2026'
    let csrf = ''
    const call = async (method: string, path: string, body?: object) => {
      const headers = {
        'content-type': 'application/json',
        'service-requester': 'portal',
        'x-csrf-token': csrf,
      }
      const answer = await fetch(path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
      const json = await answer.json()
      if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(json)}`)
      csrf = json.meta?.csrf ?? csrf
      return json
    }
    const person = { email, password, password_confirmation: password, first_name: 'Rita', last_name: 'Melo' }
    await call('POST', '/api/v1/auth/registrations', { user: { ...person, consent: true } })
    await call('GET', '/api/v1/users')
    const building = {
      address1: 'Rua Serpa Pinto 12',
      city: 'Santarém',
      region: 'Santarém',
      country: 'PT',
      zip: '2000-046',
      construction_year: 1974,
      floor_area: 130,
      ownership: 'own',
      electric_utility: 'Energia do Tejo',
    }
    const { data } = await call('POST', '/api/v1/buildings/', { building })
    const item = (item_type: string, answers: Record<string, string[]>) => ({
      item_type,
      data: answers,
      building_id: data.id,
    })
    await call('PUT', '/api/v1/generic_items/0', {
      items_list: [
        item('fuel_type', { heating_fuel: ['electricity'], water_heating_fuel: ['natural_gas'] }),
        item('house_type', { house_type: ['detached'], storeys: ['1'] }),
        item('windows_and_doors', { window_type: ['single'] }),
        item('insulation_type', { attic_insulation: ['none'] }),
      ],
    })
    await call('POST', '/api/v1/virtual_audit/virtual_audits', { building_id: data.id })
    return { email, buildingId: data.id as string }
  })
  return home
}

/** The report of a new assessed home, as its owner opens it. */
export async function newReport(page: Page, site: string): Promise<Home> {
  const home = await newAssessedHome(page, site)
  await page.goto(new URL(`/home-overview?buildingId=${home.buildingId}`, site).href)
  await reportShown(page)
  return home
}

/** One more assessed home of the person who is signed in. */
export async function addAssessedHome(page: Page, address1: string): Promise<string> {
  return page.evaluate(async (address1) => {
    const { meta } = await (await fetch('/api/v1/users')).json()
    const post = async (path: string, body: object) => {
      const headers = {
        'content-type': 'application/json',
        'service-requester': 'portal',
        'x-csrf-token': meta.csrf,
      }
      const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
      if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
      return (await answer.json()).data.id as string
    }
    const place = { city: 'Santarém', region: 'Santarém', country: 'PT', zip: '2000-046' }
    const building_id = await post('/api/v1/buildings/', { building: { address1, ...place } })
    await post('/api/v1/virtual_audit/virtual_audits', { building_id })
    return building_id
  }, address1)
}

/** Changes the record of a building of the person who is signed in. */
export async function changeBuilding(page: Page, id: string, building: object): Promise<void> {
  const status = await page.evaluate(
    async ([id, building]) => {
      const { meta } = await (await fetch('/api/v1/users')).json()
      const headers = {
        'content-type': 'application/json',
        'service-requester': 'portal',
        'x-csrf-token': meta.csrf,
      }
      const body = JSON.stringify({ building })
      return (await fetch(`/api/v1/buildings/${id}`, { method: 'PUT', headers, body })).status
    },
    [id, building] as const,
  )
  expect(status).toBe(200)
}

/** The assessed building of the person who is signed in. */
export async function assessedBuilding(page: Page): Promise<{ id: string; auditId: string }> {
  return page.evaluate(async () => {
    const answer = await fetch('/api/v1/buildings/', { headers: { 'service-requester': 'portal' } })
    const { records } = await answer.json()
    for (const { id, attributes } of records.data)
      if (attributes.extra_info.virtual_audit) return { id, auditId: attributes.extra_info.virtual_audit }
    throw new Error('no building is assessed')
  })
}

export async function auditOf(page: Page, auditId: string): Promise<VirtualAudit> {
  return page.evaluate(async (id) => {
    const headers = { 'service-requester': 'portal' }
    const answer = await fetch(`/api/v1/virtual_audit/virtual_audits/${id}`, { headers })
    return (await answer.json()).data.attributes
  }, auditId)
}

/** Signs in, then opens a page of the report for the assessed building. */
export async function openReport(
  page: Page,
  signIn: (email: string, path?: string) => Promise<void>,
  email: string,
  path: '/home-overview' | '/home-analysis' = '/home-overview',
): Promise<{ id: string; auditId: string }> {
  await signIn(email, PLAIN_PAGE)
  const building = await assessedBuilding(page)
  await page.goto(new URL(`${path}?buildingId=${building.id}`, page.url()).href)
  await reportShown(page)
  return building
}

/** The first look at a home may have to work it out. */
export async function reportShown(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

export async function reloadReport(page: Page): Promise<void> {
  await page.reload()
  await reportShown(page)
}
