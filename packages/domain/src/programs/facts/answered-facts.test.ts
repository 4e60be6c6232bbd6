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
const insulation = programOf('insulation')
const outcomeOf = (answers: Readonly<Record<string, string>>, facts = {}) => {
  const known = answeredFacts(insulation, { ...EMPTY_STATE, answers, facts })
  const conditions = insulation.eligibility.map((condition) => ({ ...condition, says: '' }))
  return checkEligibility(conditions, known).trace.find(({ code }) => code === 'attic_r38')
}

it('a rule reads the answer of the application before nothing is known', () => {
  expect(outcomeOf({})).toMatchObject({ outcome: 'unknown', used: null })
  expect(outcomeOf({ attic_today: 'none' })).toMatchObject({
    ...{ outcome: 'met', used: { fact: 'attic_insulation', values: ['none'], source: 'application' } },
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
