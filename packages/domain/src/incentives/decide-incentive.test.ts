import { expect, it } from 'vitest'
import lakeshore from '../../../../partners/lakeshore/incentives.json' with { type: 'json' }
import { homeFacts } from './classification/home-facts.ts'
import { decideIncentive, decidingFacts, incentiveRules } from './decide-incentive.ts'
import { IncentiveCatalogue } from './incentive-catalogue.ts'

const { incentives, languages: _, ...dictionaries } = IncentiveCatalogue.parse(lakeshore)
const record = { region: 'WI', country: 'US', ownership: 'own', gas_utility: 'Lakeshore Power & Gas' }
const answers = {
  fuel_type: { heating_fuel: ['natural_gas'] },
  insulation_type: { attic_insulation: ['none'], wall_insulation: ['none'] },
}

const { gas_utility: _company, ...withoutCompany } = record
const electric = ['electricity']
const allElectric = {
  fuel_type: { heating_fuel: electric, water_heating_fuel: electric, cooking_fuel: electric },
}

it.each([
  ['of a home with its gas company', record, answers],
  ['of a home without natural gas', withoutCompany, allElectric],
])('decides by the facts it names as by all that are known %s', (_home, record, answers) => {
  const all = homeFacts(record, answers)
  const decided = incentives.map((entry) => {
    const rules = incentiveRules(entry, dictionaries, 'en')
    const asked = new Set(decidingFacts(rules))
    const few = homeFacts(record, answers, (name) => asked.has(name))
    expect(decideIncentive(rules, { facts: few, measures: null })).toEqual(
      decideIncentive(rules, { facts: all, measures: null }),
    )
    return Object.keys(few).length
  })
  expect(Math.max(...decided)).toBeGreaterThan(0)
  expect(Math.max(...decided)).toBeLessThan(Object.keys(all).length)
})

it('is not likely for work that the home cannot have, with the reason', () => {
  const facts = homeFacts(record, { ...answers, heating_system: { heating_system: ['boiler'] } })
  const why = 'It does not fit your kind of heating.'
  const verdicts = (refused: ReadonlyMap<string, string>) =>
    incentives
      .filter(({ measures }) => measures.length === 1 && measures[0] === 'furnace_high_eff')
      .map((entry) =>
        decideIncentive(incentiveRules(entry, dictionaries, 'en'), { facts, measures: [], refused }),
      )
  const furnaces = verdicts(new Map([['furnace_high_eff', why]]))
  expect(furnaces.length).toBeGreaterThan(0)
  for (const { eligibility, is_triggered } of furnaces) {
    expect(eligibility.verdict).toBe('not_eligible')
    expect(eligibility.trace.at(-1)).toMatchObject({ says: why, outcome: 'not_met' })
    expect(is_triggered).toBe(false)
  }
  for (const { eligibility } of verdicts(new Map([['hpwh', why]])))
    expect(eligibility.trace.map(({ says }) => says)).not.toContain(why)
})
