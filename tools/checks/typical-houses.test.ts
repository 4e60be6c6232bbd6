import path from 'node:path'
import type { Answers } from '@hearthlight/domain/assessment/answers/answers'
import { assessHome } from '@hearthlight/domain/assessment/assess-home'
import type { PartnerConfig } from '@hearthlight/domain/partner/partner-config'
import { readPartnerConfig } from '@hearthlight/domain/partner/read-partner'
import { toAuditResult } from '@hearthlight/domain/report/audit-result/audit-result'
import { describe, expect, it } from 'vitest'
import { readClimates } from '../../packages/server/src/features/assessment/climates.ts'
import { readPartnerSource } from '../../packages/server/src/features/partner/read-partner-folder.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** The house that each home page speaks of. */
const HOUSES = {
  lakeshore: {
    address: { country: 'US', region: 'WI', zip: '53081', city: 'Sheboygan' },
    floor_area: 1850,
    answers: {
      fuel_type: { heating_fuel: ['natural_gas'], water_heating_fuel: ['natural_gas'] },
      heating_system: { heating_system: ['furnace'], cooling_system: ['central'] },
      house_type: { house_type: ['detached'], storeys: ['2'], foundation: ['basement_heated'] },
    },
  },
  boreale: {
    address: { country: 'CA', region: 'ON', zip: 'P3C 1T3', city: 'Sudbury' },
    floor_area: 172,
    answers: {
      fuel_type: { heating_fuel: ['natural_gas'], water_heating_fuel: ['natural_gas'] },
      heating_system: { heating_system: ['furnace'], cooling_system: ['central'] },
      house_type: { house_type: ['detached'], storeys: ['1.5'], foundation: ['basement_heated'] },
    },
  },
  tejo: {
    address: { country: 'PT', region: 'Santarém', zip: '2000-046', city: 'Santarém' },
    floor_area: 128,
    answers: {
      fuel_type: { heating_fuel: ['electricity'], water_heating_fuel: ['natural_gas'] },
      heating_system: { heating_system: ['baseboard'], cooling_system: ['room'] },
      house_type: { house_type: ['detached'], storeys: ['1'], foundation: ['slab'] },
    },
  },
} as const

const partner = async (code: string): Promise<PartnerConfig> => {
  const read = readPartnerConfig(await readPartnerSource(path.join(ROOT, 'partners', code)))
  const config = read.kind === 'valid' ? read.configs[read.languages[0]] : undefined
  if (!config) throw new Error(`partners/${code} is not valid`)
  return config
}

/** The page says that our model made these figures, so they follow the model. */
describe('the typical house on the home page is what the model says, within 15 % of the bill', () => {
  it.each(Object.entries(HOUSES))('%s', async (code, { address, floor_area, answers }) => {
    const config = await partner(code)
    const { place, climate } = (await readClimates(path.join(ROOT, 'packages/engine/data'))).forAddress(
      address,
    )
    const assessment = assessHome({
      building: { country: address.country, region: address.region, construction_year: 1974, floor_area },
      answers: answers as unknown as Answers,
      place,
      climate,
      energy: config.energy,
      year: 2026,
      areaUnit: config.settings.area_unit === 'square_feet' ? 'ft2' : 'm2',
    })
    const uses = toAuditResult(assessment, (key) => key).end_uses
    const told = config.settings.sections.home.sections.find((section) => section.type === 'typical_house')
    const costs = Object.entries(told?.yearly_costs ?? {})
    const bill = costs.reduce((sum, [, money]) => sum + money, 0)
    for (const [use, money] of costs) {
      const modelled = uses.find(({ id }) => id === use)?.current.money ?? Number.NaN
      expect(
        Math.abs(modelled - money),
        `${use}: ${money} on the page, ${modelled} by the model`,
      ).toBeLessThan(0.15 * bill)
    }
  })
})
