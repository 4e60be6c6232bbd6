import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { checkEligibility } from '../../incentives/classification/check-eligibility.ts'
import { ValidProgram } from '../lint/valid-program.ts'
import { EMPTY_STATE } from '../testing/empty-state.ts'
import { answeredFacts } from './answered-facts.ts'

const programOf = (name: string) =>
  ValidProgram.parse(
    JSON.parse(
      readFileSync(
        path.resolve(import.meta.dirname, `../../../../../partners/lakeshore/programs/${name}.json`),
        'utf8',
      ),
    ),
  )
type Answers = Readonly<Record<string, string>>
const ruleOf = (name: string, rule: string) => {
  const program = programOf(name)
  const conditions = program.eligibility.map((condition) => ({ ...condition, says: '' }))
  return (answers: Answers, facts = {}) => {
    const known = answeredFacts(program, { ...EMPTY_STATE, answers, facts })
    return checkEligibility(conditions, known).trace.find(({ code }) => code === rule)
  }
}
const outcomeOf = ruleOf('insulation', 'attic_r38')

it('a rule reads the answer of the application before nothing is known', () => {
  expect(outcomeOf({})).toMatchObject({ outcome: 'unknown', used: null })
  expect(outcomeOf({ attic_today: 'none' })).toMatchObject({
    outcome: 'met',
    used: { fact: 'attic_insulation', values: ['none'], source: 'application' },
  })
  expect(outcomeOf({ attic_today: 'more_than_r_38' })).toMatchObject({ outcome: 'not_met' })
})

it('and before what the home tells', () => {
  const facts = { attic_insulation: { values: ['good'], source: 'answered' } }
  expect(outcomeOf({}, facts)).toMatchObject({ outcome: 'not_met' })
  expect(outcomeOf({ attic_today: 'r_11_to_r_19' }, facts)).toMatchObject({ outcome: 'met' })
})

it('a question that is filled in from the home tells the same of it, but not by an option of several meanings', () => {
  const heat = programOf('heat-pump')
  const kit = programOf('weatherization-kit')
  expect(answeredFacts(heat, { ...EMPTY_STATE, answers: { fuel_today: 'natural_gas' } })).toMatchObject({
    heating_fuel: { values: ['natural_gas'] },
  })
  expect(answeredFacts(kit, { ...EMPTY_STATE, answers: { home_kind: 'house' } })).toEqual({})
  expect(answeredFacts(kit, { ...EMPTY_STATE, answers: { home_kind: 'apartment' } })).toMatchObject({
    house_type: { values: ['apartment'] },
  })
})

it('one answer decides a rule by the fuel or by the system that it tells, before what the home tells', () => {
  const heated = ruleOf('heat-pump', 'no_heat_pump_yet')
  const pump = {
    heating_fuel: { values: ['electricity'], source: 'answered' },
    heating_system: { values: ['heat_pump_ducted'], source: 'answered' },
  }
  expect(heated({})).toMatchObject({ outcome: 'unknown', used: null })
  expect(heated({}, pump)).toMatchObject({ outcome: 'not_met' })
  for (const fuel_today of ['natural_gas', 'oil', 'propane'])
    expect(heated({ fuel_today }, pump)).toMatchObject({
      outcome: 'met',
      used: { fact: 'heating_fuel', values: [fuel_today], source: 'application' },
    })
  expect(heated({ fuel_today: 'electric_baseboards' }, pump)).toMatchObject({
    outcome: 'met',
    used: { fact: 'heating_system', values: ['baseboard'], source: 'application' },
  })
})
