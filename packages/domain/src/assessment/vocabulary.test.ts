import { simulate } from '@hearthlight/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packedPlace } from '../../../engine/src/climate/testing/packed-climate.ts'
import { SECTIONS, VOCABULARY } from '../shared/vocabulary.ts'
import type { Answers } from './answers/answers.ts'
import { houseFromAnswers } from './house/house-from-answers.ts'
import {
  answersArbitrary,
  buildingArbitrary,
  PLACE_IDS,
  QUESTIONS,
  valuesOf,
  withAnswer,
} from './testing/random-homes.ts'

const YEAR = { year: 2026, areaUnit: 'm2' } as const
const place = fc.constantFrom(...PLACE_IDS)

function yearOf(answers: Answers, placeId: string) {
  const { place: where, climate } = packedPlace(placeId)
  return simulate(houseFromAnswers({}, answers, where, YEAR).house, climate)
}

/** 45 m² said to be square feet is no home: refused by name, not computed. */
function refusalOrYear(answers: Answers, placeId: string) {
  try {
    return yearOf(answers, placeId)
  } catch (error) {
    expect(error).toMatchObject({ code: 'assessment.impossible-input', params: { input: 'floor_area' } })
    return undefined
  }
}

describe('the vocabulary', () => {
  it('holds the nine sections of the wizard, each with fields', () => {
    expect(Object.keys(VOCABULARY)).toEqual([...SECTIONS])
    expect(SECTIONS).toHaveLength(9)
  })

  it('names each field once, so that a field name is enough', () => {
    const names = QUESTIONS.map(({ field }) => field)
    expect(new Set(names).size).toBe(names.length)
  })

  it('puts every sub-field under a field of its own section', () => {
    for (const { section, spec } of QUESTIONS)
      if (spec.under) expect(Object.keys(VOCABULARY[section])).toContain(spec.under.field)
  })
})

describe.each(QUESTIONS)('a change of $field', (question) => {
  it('gives a finite year in any home', () => {
    fc.assert(
      fc.property(answersArbitrary(0.4), place, valuesOf(question), (answers, at, values) => {
        const year = refusalOrYear(withAnswer(answers, question.section, question.field, values), at)
        if (!year) return
        expect(Number.isFinite(year.totalKWh)).toBe(true)
        expect(year.totalKWh).toBeGreaterThan(0)
        for (const use of year.uses) expect(use.kWh).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 8 },
    )
  })
})

it('answers of every section count', () => {
  const at = 'us-wi-milwaukee-mitchell-intl-ap'
  const detailed: Answers = {
    fuel_type: { heating_fuel: ['oil'] },
    heating_system: { thermostat: ['smart'] },
    water_heating_system: { water_heater: ['heat_pump'] },
    house_type: { storeys: ['1'] },
    area_basics: { occupants: ['6'] },
    renovation: { renovations: ['walls'], walls_when: ['0_5'] },
    insulation_type: { attic_insulation: ['none'] },
    windows_and_doors: { window_type: ['single'] },
    ventilation_system: { ventilation: ['exhaust'] },
  }
  const nothing = yearOf({}, at).totalKWh
  for (const section of SECTIONS)
    expect(yearOf({ [section]: detailed[section] }, at).totalKWh, section).not.toBe(nothing)
})

it('"unknown", a blank and no answer are one and the same', () => {
  fc.assert(
    fc.property(
      answersArbitrary(0.3),
      place,
      fc.constantFrom(...QUESTIONS),
      (answers, at, { section, field }) => {
        const where = packedPlace(at).place
        const without = withAnswer(answers, section, field, [])
        const expected = houseFromAnswers({}, without, where, YEAR)
        for (const value of ['unknown', '  '])
          expect(houseFromAnswers({}, withAnswer(answers, section, field, [value]), where, YEAR)).toEqual(
            expected,
          )
      },
    ),
    { numRuns: 60 },
  )
})

it('every input of the model is listed once with its source and its reason', () => {
  fc.assert(
    fc.property(buildingArbitrary, answersArbitrary(0.5), place, (building, answers, at) => {
      const { inputs } = houseFromAnswers(building, answers, packedPlace(at).place, YEAR)
      const names = inputs.map(({ section, field }) => `${section}.${field}`)
      expect(new Set(names).size).toBe(names.length)
      for (const { source, reason } of inputs) expect(source === 'answered').toBe(reason === 'answered')
    }),
    { numRuns: 60 },
  )
})
