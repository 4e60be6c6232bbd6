import { expect, it } from 'vitest'
import { EnergyConfig } from '../../partner/energy-config.ts'
import { homeInput } from './assessment-input.ts'

const partner = (time_zone: string) => ({
  time_zone,
  energy: EnergyConfig.parse({}),
  settings: { area_unit: 'square_feet' as const },
})
const BUILDING = { country: 'US', construction_year: 1974, prefilled_fields: ['construction_year'] }

it('asks about the year of the partner’s calendar, wherever it is asked', () => {
  const at = new Date('2026-01-01T03:00:00Z')
  const yearAt = (zone: string) =>
    homeInput({ building: BUILDING, answers: {}, partner: partner(zone), metered: [], at }).year
  expect([yearAt('America/Chicago'), yearAt('Europe/Lisbon')]).toEqual([2025, 2026])
})
it('takes of the building its record only', () => {
  const named = { ...BUILDING, building_name: 'The cottage', extra_info: { current_page: 'house_type' } }
  const ask = (building: typeof BUILDING) =>
    homeInput({ building, answers: {}, partner: partner('America/Chicago'), metered: [], at: new Date(0) })
  expect(ask(named)).toEqual(ask(BUILDING))
  expect(ask(named).building).toMatchObject({ ...BUILDING, floor_area: null })
})
