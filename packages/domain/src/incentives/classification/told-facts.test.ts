import { expect, it } from 'vitest'
import { lintTells, toldFacts, YES_AND_NO } from './told-facts.ts'

const FUEL = { fact: 'heating_fuel', codes: ['natural_gas', '', 'oil'] }
const OPTIONS = ['gas', 'other', 'oil']

it('an option tells its code, and nothing where it has none or is not offered', () => {
  const told = (...values: string[]) => toldFacts([{ tells: FUEL, options: OPTIONS, values }])
  expect(told('oil')).toEqual({ heating_fuel: { values: ['oil'], source: 'application' } })
  expect(told('other')).toEqual({})
  expect(told('coal')).toEqual({})
  expect(told('oil', 'other', 'gas')).toMatchObject({ heating_fuel: { values: ['oil', 'natural_gas'] } })
})

it('a yes or no tells by its codes, and what is no choice tells itself', () => {
  const solar = { fact: 'solar_pv', codes: ['yes', 'no'] }
  expect(
    toldFacts([
      { tells: solar, options: YES_AND_NO, values: ['false'] },
      { tells: { fact: 'construction_year' }, options: undefined, values: ['1974'] },
      { tells: { fact: 'floor_area' }, options: undefined, values: [] },
    ]),
  ).toEqual({
    solar_pv: { values: ['no'], source: 'application' },
    construction_year: { values: ['1974'], source: 'application' },
  })
})

it('finds codes that do not stand beside the options, that the fact cannot have, and that are not known', () => {
  expect(lintTells(FUEL, 3)).toEqual([])
  expect(lintTells(FUEL, 2)).toEqual(['not one code an option'])
  expect(lintTells({ fact: 'heating_fuel' }, 2)).toEqual(['not one code an option'])
  expect(lintTells({ fact: 'heating_fuel', codes: ['gas', 'unknown'] }, 2)).toEqual([
    'no such code: gas',
    'no such code: unknown',
  ])
  // What a record holds is whatever was written.
  expect(lintTells({ fact: 'gas_utility', codes: ['Lakeshore Power & Gas', ''] }, 2)).toEqual([])
})
