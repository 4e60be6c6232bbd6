import { describe, expect, it } from 'vitest'
import { packedPlace } from '../../../../engine/src/climate/testing/packed-climate.ts'
import { assessHome } from '../../assessment/assess-home.ts'
import { OPEN_RULE, sampleIncentive } from '../testing/sample-incentive.ts'
import { likelyAid } from './likely-aid.ts'

const wholePrice = sampleIncentive({
  measure_ids: ['ashp_ducted_cold_climate', 'hpwh', 'appliances'],
  amount_formula: { parts: [{ kind: 'percent', percent: '90' }], never_above_cost: true },
})
const planWith = (incentives: Parameters<typeof likelyAid>[0]['incentives']) =>
  assessHome(
    {
      building: { country: 'US', region: 'WI', construction_year: 1974, floor_area: 1850 },
      answers: {
        fuel_type: { heating_fuel: ['natural_gas'], water_heating_fuel: ['electricity'] },
        heating_system: { heating_system: ['furnace'] },
        insulation_type: { attic_insulation: ['some'] },
      },
      ...packedPlace('us-wi-milwaukee-mitchell-intl-ap'),
      year: 2026,
    },
    likelyAid({ incentives, facts: {}, today: '2026-11-15' }),
  ).audit.plan.steps.map(({ id }) => id)

describe('the plan of an audit', () => {
  it('is chosen after the person’s likely incentives, so that an advertised rebate is counted where it applies', () => {
    expect(planWith([])).not.toContain('appliances')
    expect(planWith([wholePrice])).toContain('appliances')
  })
  it('does not count on an incentive whose conditions are unknown', () => {
    const unsure = sampleIncentive({ ...wholePrice, eligibility: { verdict: 'likely', trace: [OPEN_RULE] } })
    expect(planWith([unsure])).toEqual(planWith([]))
  })
})
