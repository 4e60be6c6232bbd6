import { expect, it } from 'vitest'
import { codesByOption, lintTells, toldFacts, YES_AND_NO } from './told-facts.ts'

const OPTIONS = ['gas', 'other', 'oil']
const FUEL = {
  fact: 'heating_fuel' as const,
  codes: codesByOption({ fact: 'heating_fuel', codes: ['natural_gas', '', 'oil'] }, OPTIONS),
}

it('an option tells its code, and nothing where it has none or is not offered', () => {
  const told = (...values: string[]) => toldFacts([{ ...FUEL, values }])
  expect(told('oil')).toEqual({ heating_fuel: { values: ['oil'], source: 'application' } })
  expect(told('other')).toEqual({})
  expect(told('coal')).toEqual({})
  expect(told('constructor')).toEqual({})
  expect(told('oil', 'other', 'gas')).toMatchObject({ heating_fuel: { values: ['oil', 'natural_gas'] } })
})

it('a yes or no tells by its codes, and what is no choice tells itself', () => {
  const solar = codesByOption({ fact: 'solar_pv', codes: ['yes', 'no'] }, YES_AND_NO)
  expect(
    toldFacts([
      { fact: 'solar_pv', codes: solar, values: ['false'] },
      { fact: 'construction_year', codes: undefined, values: ['1974'] },
      { fact: 'floor_area', codes: undefined, values: [] },
    ]),
  ).toEqual({
    solar_pv: { values: ['no'], source: 'application' },
    construction_year: { values: ['1974'], source: 'application' },
  })
})

it('finds codes that do not stand beside the options, that the fact cannot have, and that are not known', () => {
  expect(lintTells(FUEL, OPTIONS)).toEqual([])
  expect(lintTells(FUEL, ['gas', 'other'])).toEqual(['not one code an option'])
  expect(lintTells({ fact: 'heating_fuel' }, ['gas', 'other'])).toEqual(['not one code an option'])
  expect(
    lintTells({ fact: 'heating_fuel', codes: { one: 'gas', other: 'unknown' } }, ['one', 'other']),
  ).toEqual(['no such code: gas', 'no such code: unknown'])
  // What a record holds is whatever was written.
  expect(
    lintTells({ fact: 'gas_utility', codes: { ours: 'Lakeshore Power & Gas', other: '' } }, [
      'ours',
      'other',
    ]),
  ).toEqual([])
})
