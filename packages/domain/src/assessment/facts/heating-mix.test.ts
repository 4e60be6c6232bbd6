import { describe, expect, it } from 'vitest'
import { packedPlace } from '../../../../engine/src/climate/testing/packed-climate.ts'
import type { Answers } from '../answers/answers.ts'
import { billReadings } from '../bills/bill-readings.ts'
import { economicsFor } from '../house/economics-for.ts'
import { houseFromAnswers } from '../house/house-from-answers.ts'
import type { Mix } from './heating-mix.ts'
import { heatingConflict, waterConflict } from './heating-mix.ts'

const { place } = packedPlace('us-wi-milwaukee-mitchell-intl-ap')
const homeOf = (answers: Answers) => houseFromAnswers({}, answers, place, { year: 2026 })
const both = (fuel: string, system: string, mix?: Mix) =>
  homeOf({
    fuel_type: { heating_fuel: [fuel] },
    heating_system: { heating_system: [system], ...(mix && { heating_mix: [mix] }) },
  })
const shown = (home: ReturnType<typeof homeOf>) =>
  ['heating_system', 'heating_fuel', 'heating_efficiency'].map(
    (name) => home.inputs.find(({ field }) => field === name)?.value,
  )
const systems = (home: ReturnType<typeof homeOf>) =>
  home.house.heating.map(({ kind, fuel, share }) => [kind, fuel, Number(share.toFixed(2))])

describe('a system that does not run on the fuel named for heating', () => {
  it.each([
    ['baseboard', 'natural_gas', 'system_only'],
    ['ground_source', 'wood', 'system_only'],
    ['heat_pump_ducted', 'natural_gas', 'system_main'],
    ['heat_pump_ductless', 'district', 'system_only'],
    ['stove', 'electricity', 'system_only'],
    ['furnace', 'district', 'system_only'],
  ] as const)('%s and %s are noticed', (system, fuel, usual) => {
    expect(heatingConflict(system, fuel)).toMatchObject({ system, fuel, usual })
  })

  it.each([
    ['furnace', 'natural_gas'],
    ['boiler', 'district'],
    ['baseboard', 'electricity'],
    ['stove', 'wood'],
    ['stove', 'propane'],
    ['furnace', 'electricity'],
  ] as const)('%s and %s go together', (system, fuel) => {
    expect(heatingConflict(system, fuel)).toBeUndefined()
  })

  it('is never "Electric heaters, natural gas, 84 % efficient"', () => {
    const home = both('natural_gas', 'baseboard')
    expect(shown(home)).toEqual(['baseboard', 'electricity', undefined])
    expect(systems(home)).toEqual([['baseboard', 'electricity', 1]])
  })

  it('is the main system, helped by the fuel, where the person says so', () => {
    const home = both('natural_gas', 'baseboard', 'system_main')
    expect(shown(home)).toEqual(['baseboard', 'electricity', undefined])
    expect(systems(home)).toEqual([
      ['baseboard', 'electricity', 0.7],
      ['furnace', 'natural_gas', 0.3],
    ])
  })

  it('is the second system where the fuel heats most', () => {
    const home = both('wood', 'ground_source', 'fuel_main')
    expect(shown(home).slice(0, 2)).toEqual(['stove', 'wood'])
    expect(systems(home)).toEqual([
      ['stove', 'wood', 0.7],
      ['ground_source_heat_pump', 'electricity', 0.3],
    ])
  })

  it('is a heat pump with a burner for hard frost, and the gas bill still counts', () => {
    const home = both('natural_gas', 'heat_pump_ducted')
    expect(shown(home).slice(0, 2)).toEqual(['heat_pump_ducted', 'electricity'])
    expect(home.house.heating).toMatchObject([
      { kind: 'air_source_heat_pump', backup: { fuel: 'natural_gas' } },
    ])
    const record = { heating_usage: 40, gas_usage_unit: 'therm', heating_bill_occurrence: 'monthly' }
    expect(billReadings(record, home.facts, economicsFor(place))).toMatchObject([{ fuel: 'natural_gas' }])
  })
})

it('a heat pump for water runs on electricity, whatever was named', () => {
  const home = homeOf({
    fuel_type: { water_heating_fuel: ['natural_gas'] },
    water_heating_system: { water_heater: ['heat_pump'] },
  })
  expect(home.facts.waterFuel).toBe('electricity')
  expect(waterConflict('heat_pump', 'natural_gas')).toBe(true)
  expect(waterConflict('tank', 'natural_gas')).toBe(false)
})

it('says draughts felt sometimes as sometimes, in an old and leaky home too', () => {
  const home = homeOf({
    area_basics: { construction_era: ['pre_1946'] },
    windows_and_doors: { draughts: ['average'] },
  })
  const draughts = home.inputs.find(({ field }) => field === 'draughts')
  expect(draughts?.unit).toBe('ach50_average')
  expect(Number(draughts?.value)).toBeGreaterThan(8)
})
