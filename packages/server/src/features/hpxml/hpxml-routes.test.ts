import path from 'node:path'
import { homeAnswers } from '@hearthlight/domain/hpxml/answers/home-answers'
import { ownRecord } from '@hearthlight/domain/hpxml/answers/own-record'
import { answerUnits } from '@hearthlight/domain/hpxml/answers/units'
import { readHpxml } from '@hearthlight/domain/hpxml/read-hpxml'
import { hpxmlOf } from '@hearthlight/readers/hpxml/hpxml-tree'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'

const REFERENCE = process.env['HEARTHLIGHT_REFERENCE_DATA']
/** The first audit and the first file start a thread each, which takes long on a busy machine. */
const COLD_START_MS = 90_000

type Headers = Record<string, string>
type Listed = { id: string; attributes: { extra_info: { virtual_audit: string | null } } }

let site: TestApp
let headers: Headers
let assessed: Listed
let blank: Listed | undefined

beforeAll(async () => {
  site = await testApp()
  headers = await site.signIn('homeowner@lakeshore.test')
  const list = await site.app.inject({ url: '/api/v1/buildings/?page=0&per_page=20', headers })
  const buildings = list.json<{ records: { data: Listed[] } }>().records.data
  const found = buildings.find(({ attributes }) => attributes.extra_info.virtual_audit !== null)
  if (found === undefined) throw new Error('the demo lacks an assessed home')
  assessed = found
  blank = buildings.find(({ attributes }) => attributes.extra_info.virtual_audit === null)
  await own(assessed.id)
}, COLD_START_MS)
afterAll(() => site.close())

const own = (id: string, as: Headers = headers, query = '') =>
  site.app.inject({ url: `/api/v2/hpxml/${id}${query}`, headers: as })
const read = (body: string) => readHpxml(hpxmlOf(new TextEncoder().encode(body), () => 0))

async function makeKey(scopes: readonly string[]): Promise<Headers> {
  const admin = await site.signIn('admin@lakeshore.test')
  const made = await site.app.inject({
    method: 'POST',
    url: '/api/admin/v1/api_keys',
    headers: admin,
    payload: { name: 'A rater', scopes },
  })
  return { host: 'lakeshore.localhost', authorization: `Bearer ${made.json().data.attributes.key}` }
}

describe('a home as HPXML', () => {
  it('holds what its owner answered, the home after the plan, and what the plan costs and saves', async () => {
    const answer = await own(assessed.id)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'application/xml; charset=utf-8',
    ])
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="[a-z0-9-]+_\d{4}-.*\.xml"/)
    const file = read(answer.body)
    expect(file.homes.map(({ event }) => event?.value)).toEqual(['audit', 'proposed workscope'])
    const [home] = file.homes
    const stored = await site.app.inject({
      url: `/api/v1/virtual_audit/virtual_audits/${assessed.attributes.extra_info.virtual_audit}`,
      headers,
    })
    const { answers, plan } = stored.json().data.attributes
    const units = answerUnits({ area_unit: 'square_feet', temperature_unit: 'fahrenheit' })
    const told = homeAnswers(home ?? fail(), units, new Date().getFullYear())
    const given = told.flatMap(({ section, field, values, source }) =>
      source === 'told' ? [`${section}.${field}=${values}`] : [],
    )
    const wanted = Object.entries<Record<string, string[]>>(answers).flatMap(([section, fields]) =>
      Object.entries(fields).flatMap(([field, values]) =>
        values.length > 0 ? [`${section}.${field}=${values}`] : [],
      ),
    )
    expect(given.toSorted()).toEqual(wanted.toSorted())
    expect(ownRecord(home ?? fail())).toMatchObject({ country: 'US' })
    const [project] = file.projects
    expect(project?.measures.map(({ code }) => code)).toEqual(plan.measure_ids)
    expect(project?.measures.every(({ cost }) => (cost ?? 0) > 0)).toBe(true)
    expect(file.faults).toEqual([])
  })

  it('is the same bytes as long as nothing changed', async () => {
    expect((await own(assessed.id)).body).toBe((await own(assessed.id)).body)
  })

  it('is there without a report for a home that is not assessed', async () => {
    if (blank === undefined) throw new Error('the demo lacks a home that is not assessed')
    const { homes, projects } = read((await own(blank.id)).body)
    expect([homes.length, projects.length]).toEqual([1, 0])
  })

  it('is nobody else’s, and for staff who see homes and a key for homes everybody’s of the partner', async () => {
    const [other, staff, foreign] = await Promise.all([
      site.signIn('tester@lakeshore.test'),
      site.signIn('admin@lakeshore.test'),
      site.signIn('admin@boreale.test'),
    ])
    expect((await own(assessed.id, other)).statusCode).toBe(404)
    const asStaff = (as: Headers) =>
      site.app.inject({ url: `/api/admin/v1/homes/${assessed.id}/hpxml`, headers: as })
    expect((await asStaff(staff)).body).toBe((await own(assessed.id)).body)
    expect((await asStaff(foreign)).statusCode).toBe(404)
    expect((await asStaff(headers)).statusCode).toBe(401)
    const asKey = async (scope: string) =>
      site.app.inject({ url: `/api/outward/v1/homes/${assessed.id}/hpxml`, headers: await makeKey([scope]) })
    expect((await asKey('homes')).body).toBe((await own(assessed.id)).body)
    expect((await asKey('bookings')).statusCode).toBe(403)
  })

  it('says plainly that there is no schema to hold it against, and answers the file without that', async () => {
    const answer = await own(assessed.id, headers, '?check=schema')
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([501, 'audit-file.no-schema'])
  })
})

describe.skipIf(REFERENCE === undefined)('a home as HPXML, held against the schema', () => {
  it(
    'is answered once it is found valid',
    async () => {
      const checking = await testApp({
        environment: { hpxmlSchema: path.join(REFERENCE ?? '', 'hpxml/schema-4.2') },
      })
      try {
        const as = await checking.signIn('homeowner@lakeshore.test')
        const list = await checking.app.inject({ url: '/api/v1/buildings/?page=0&per_page=20', headers: as })
        for (const { id } of list.json<{ records: { data: Listed[] } }>().records.data) {
          const answer = await checking.app.inject({ url: `/api/v2/hpxml/${id}?check=schema`, headers: as })
          expect([answer.statusCode, answer.headers['x-hpxml-schema']], answer.body.slice(0, 500)).toEqual([
            200,
            'valid',
          ])
        }
      } finally {
        await checking.close()
      }
    },
    COLD_START_MS,
  )
})

function fail(): never {
  throw new Error('the file has a home')
}
