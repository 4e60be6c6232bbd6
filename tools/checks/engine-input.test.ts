import path from 'node:path'
import type { MeteredYear } from '@hearthlight/domain/assessment/metered/metered-year'
import { newBuilding } from '@hearthlight/domain/buildings/new-building'
import { toPublicPartner } from '@hearthlight/domain/partner/public/to-public-partner'
import { readPartnerConfig } from '@hearthlight/domain/partner/read-partner'
import { describe, expect, it } from 'vitest'
import { questionOf as serverQuestion } from '../../packages/server/src/features/assessment/assess-building.ts'
import { readClimates } from '../../packages/server/src/features/assessment/climates.ts'
import { presentBuilding } from '../../packages/server/src/features/buildings/present-building.ts'
import { readPartnerSource } from '../../packages/server/src/features/partner/read-partner-folder.ts'
import { questionOf as browserQuestion, engineHome } from '../../packages/web/src/home/engine/engine-home.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const AT = new Date('2026-01-01T03:00:00Z')
const METERED = [
  {
    fuel: 'electricity',
    first: '2025-01-01',
    end: '2026-01-01',
    metering: 'daily',
    station: null,
    months_kwh: [900, 800, 700, 600, 500, 600, 700, 700, 600, 600, 700, 800],
  },
] as const satisfies readonly MeteredYear[]
const ANSWERS = { heating_system: { heating_system: ['furnace'] } }

const stored = {
  ...newBuilding(
    { address1: '1 Elm Street', construction_year: 1974 },
    { country: 'US', region: 'WI', gasUnit: 'therm', advancedModeByDefault: false },
  ),
  partner_id: '',
  id: 'home',
  user_id: '',
  virtual_audit: null,
  va_recommended: { offers: [], subsidies: [] },
  current_page: null,
  revision: 1,
  field_revisions: {},
  created_at: AT,
  updated_at: AT,
  sort_address: '1 elm street',
  links: { own: [], applications: [], assignments: [], advisors: [], comments: [] },
}
const building = presentBuilding(stored, 'en')

/** A report made by the server and a what-if of it in the browser are of the same year, whatever the device's clock says. */
describe('server and browser ask the engine the same about a home on New Year’s Eve', () => {
  it.each([
    ['lakeshore', 2025],
    ['boreale', 2025],
    ['tejo', 2026],
  ])('of %s it is %d', async (code, year) => {
    const read = readPartnerConfig(await readPartnerSource(path.join(ROOT, 'partners', code)))
    const config = read.kind === 'valid' ? read.configs[read.languages[0]] : undefined
    if (!config) throw new Error(`partners/${code} is not valid`)
    const climates = await readClimates(path.join(ROOT, 'packages/engine/data'))
    const onServer = serverQuestion({
      building,
      answers: ANSWERS,
      metered: METERED,
      config,
      climates,
      at: AT,
    })
    const weather = climates.byId(onServer.place.id)
    if (weather === undefined) throw new Error('the server took a place that it does not know')
    const partner = toPublicPartner({ id: code, version: 1, config }, null)
    const inBrowser = engineHome(
      { place: weather.place, record: Buffer.from(weather.record).toString('base64') },
      { building, answers: ANSWERS, partner, metered: METERED, at: AT },
    )
    expect(browserQuestion(inBrowser)).toEqual(onServer)
    expect(onServer.year).toBe(year)
    expect(onServer.metered).toEqual(METERED)
  })
})
