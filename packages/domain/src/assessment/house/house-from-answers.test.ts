import { simulate } from '@hearthlight/engine'
import { describe, expect, it } from 'vitest'
import { packedPlace } from '../../../../engine/src/climate/testing/packed-climate.ts'
import { Problem } from '../../shared/problem.ts'
import type { Answers } from '../answers/answers.ts'
import type { AssessedBuilding } from '../answers/assessed-building.ts'
import { houseFromAnswers } from './house-from-answers.ts'

const milwaukee = packedPlace('us-wi-milwaukee-mitchell-intl-ap')
const lisbon = packedPlace('pt-lisboa-lisboa')
const home = (answers: Answers, building: AssessedBuilding = {}) =>
  houseFromAnswers(building, answers, milwaukee.place, { year: 2026 })
const inputOf = (answers: Answers, building: AssessedBuilding, field: string) =>
  home(answers, building).inputs.find((input) => input.field === field)

describe('where an input comes from', () => {
  it('an answer stands before the record, the record before a default', () => {
    const building = { floor_area: 2000 }
    expect(inputOf({ area_basics: { floor_area: ['1500'] } }, building, 'floor_area')).toMatchObject({
      source: 'answered',
    })
    expect(inputOf({}, building, 'floor_area')).toMatchObject({ source: 'record', value: 2000 * 0.09290304 })
    expect(inputOf({}, {}, 'floor_area')).toMatchObject({ source: 'assumed' })
  })

  it('what the product itself pre-filled says nothing', () => {
    const told = inputOf({}, { heating_type: 'oil' }, 'heating_fuel')
    const prefilled = inputOf({}, { heating_type: 'oil', prefilled_fields: ['heating_type'] }, 'heating_fuel')
    expect(told).toMatchObject({ value: 'oil', source: 'record' })
    expect(prefilled).toMatchObject({ value: 'natural_gas', source: 'assumed' })
  })

  it('a sub-field left under another parent answer is not heard', () => {
    const left = { ventilation_system: { solar_pv: ['no'], solar_pv_kw: ['8'] } }
    expect(home(left).house.photovoltaics).toEqual([])
  })

  it('a renovation raises what nobody has described, and only that', () => {
    const old = { construction_year: 1950 }
    const renovated = { renovation: { renovations: ['attic'], attic_when: ['0_5'] } }
    expect(home(renovated, old).facts.atticRsi).toBeGreaterThan(home({}, old).facts.atticRsi)
    const said = { ...renovated, insulation_type: { attic_insulation: ['none'] } }
    expect(home(said, old).facts.atticRsi).toBe(0.5)
  })
})

describe('what is usual where nobody has said anything', () => {
  const at = (place: string, answers: Answers = {}, building: AssessedBuilding = {}) =>
    houseFromAnswers(building, answers, packedPlace(place).place, { year: 2026 })
  const US = 'us-wi-milwaukee-mitchell-intl-ap'
  const heated = (system: string, fuel: string): Answers => ({
    heating_system: { heating_system: [system] },
    fuel_type: { heating_fuel: [fuel] },
  })

  it('cooking follows the gas of the heating in the US, and the habit of the country elsewhere', () => {
    expect(at(US, heated('furnace', 'natural_gas')).facts.cookingFuel).toBe('natural_gas')
    expect(at(US, heated('baseboard', 'electricity')).facts.cookingFuel).toBe('electricity')
    expect(at('ca-on-north-bay', heated('furnace', 'natural_gas')).facts.cookingFuel).toBe('electricity')
    expect(at('pt-lisboa-lisboa').facts.cookingFuel).toBe('propane')
  })

  it('a heat pump of either kind cools', () => {
    expect(at(US, heated('ground_source', 'electricity')).facts.coolingSystem).toBe('heat_pump')
    expect(at(US, heated('heat_pump_ductless', 'electricity')).facts.coolingSystem).toBe('heat_pump')
    expect(at(US, heated('boiler', 'natural_gas')).facts.coolingSystem).toBe('central')
  })

  it('ducts run inside in Canada, over a heated basement and over a slab in frost, in the attic over a southern slab, else below', () => {
    const ducts = (place: string, foundation: string) =>
      at(place, { ...heated('furnace', 'natural_gas'), house_type: { foundation: [foundation] } }).facts.ducts
    expect(ducts('ca-on-north-bay', 'slab')).toBe('inside')
    expect(ducts(US, 'basement_heated')).toBe('inside')
    expect(ducts(US, 'slab')).toBe('inside')
    expect(ducts('us-fl-miami-intl-ap', 'slab')).toBe('attic')
    expect(ducts(US, 'crawlspace')).toBe('below')
  })

  it('wood burns worse than oil, and oil worse than gas', () => {
    const efficiency = (fuel: string) => at(US, heated('furnace', fuel)).facts.heatingEfficiency
    expect(efficiency('wood')).toBeLessThan(efficiency('oil'))
    expect(efficiency('oil')).toBeLessThan(efficiency('natural_gas'))
  })

  it('the age of the heating is that of its renovation, which is told', () => {
    const renovation = { renovations: ['heating'], heating_when: ['0_5'] }
    expect(inputOf({ renovation }, {}, 'heating_age')).toMatchObject({ reason: 'renovation' })
    expect(inputOf({}, {}, 'heating_age')).toMatchObject({ reason: 'region_habit' })
    const answered = { renovation, heating_system: { heating_age: ['over_20'] } }
    expect(inputOf(answered, {}, 'heating_age')).toMatchObject({ value: 'over_20', reason: 'answered' })
  })

  it('a measured leakage leaves no doubt, a feeling less than none at all', () => {
    const doubt = (windows_and_doors: Record<string, string[]>) =>
      at(US, { windows_and_doors }).spreads.find(({ fact }) => fact === 'ach50')?.sd ?? 0
    expect(doubt({ ach50: ['4'] })).toBe(0)
    expect(doubt({ draughts: ['tight'] })).toBeGreaterThan(0)
    expect(doubt({ draughts: ['tight'] })).toBeLessThan(doubt({}))
  })
})

describe('what is told about insulation and air', () => {
  it('a kind of window that was told leaves less doubt than one that is assumed, and is said as such', () => {
    const doubt = (windows_and_doors: Record<string, string[]>, wanted: string) =>
      home({ windows_and_doors }).spreads.find(({ fact }) => fact === wanted)?.sd ?? 0
    for (const fact of ['windowU', 'windowShgc']) {
      expect(doubt({ window_type: ['double'] }, fact)).toBeGreaterThan(0)
      expect(doubt({ window_type: ['double'] }, fact)).toBeLessThan(doubt({}, fact))
    }
    const told = { windows_and_doors: { window_type: ['double'] } }
    expect(inputOf(told, {}, 'window_type')).toMatchObject({ value: 'double', source: 'answered' })
    expect(inputOf({}, {}, 'window_type')).toMatchObject({ unit: 'u_value', source: 'assumed' })
  })

  it('a word about insulation leaves half of the doubt, a measurement none', () => {
    const doubt = (insulation_type: Record<string, string[]>) =>
      home({ insulation_type }).spreads.find(({ fact }) => fact === 'atticRsi')?.sd ?? 0
    expect(doubt({})).toBeGreaterThan(0)
    expect(doubt({ attic_insulation: ['good'] })).toBeCloseTo(doubt({}) / 2, 9)
    expect(doubt({ attic_insulation: ['good'], attic_r: ['50'] })).toBe(0)
  })

  it('a fan in the bath brings back neither heat nor moisture, a recovery ventilator does', () => {
    const recovered = (ventilation: string) =>
      home({ ventilation_system: { ventilation: [ventilation] } }).house.ventilation.map(
        ({ sensibleRecovery, latentRecovery }) => [sensibleRecovery > 0, latentRecovery > 0],
      )
    expect(recovered('exhaust')).toEqual([[false, false]])
    expect(recovered('hrv')).toEqual([[true, false]])
    expect(recovered('erv')).toEqual([[true, true]])
    expect(recovered('none')).toEqual([])
  })
})

describe('units', () => {
  it('areas follow the unit said, else the country', () => {
    expect(home({ area_basics: { floor_area: ['150'], floor_area_unit: ['m2'] } }).facts.floorAreaM2).toBe(
      150,
    )
    expect(home({ area_basics: { floor_area: ['1500'] } }).facts.floorAreaM2).toBeCloseTo(139.35, 1)
  })

  it('a unit answered without an area does not change the record', () => {
    const { facts } = home({ area_basics: { floor_area_unit: ['m2'] } }, { floor_area: 1500 })
    expect(facts.floorAreaM2).toBeCloseTo(139.35, 1)
  })

  it('a set point of 68 is Fahrenheit, of 20 Celsius; a ceiling of 8 is feet, of 2.5 metres', () => {
    const at = (setpoint: string) => home({ heating_system: { heating_setpoint: [setpoint] } }).facts
    expect(at('68').heatingSetpointC).toBeCloseTo(20)
    expect(at('20').heatingSetpointC).toBe(20)
    const under = (height: string) => home({ area_basics: { ceiling_height: [height] } }).facts
    expect(under('8').ceilingHeightM).toBeCloseTo(2.44, 2)
    expect(under('2.5').ceilingHeightM).toBe(2.5)
  })

  it('R and RSI of the same insulation are the same', () => {
    const r = home({ insulation_type: { attic_r: ['30'] } }).facts.atticRsi
    const rsi = home({ insulation_type: { attic_rsi: [String(30 * 0.1761102)] } }).facts.atticRsi
    expect(r).toBeCloseTo(rsi, 9)
  })
})

describe('the house', () => {
  it('of an apartment has neighbours above and below', () => {
    const { house } = home({ house_type: { house_type: ['apartment'] } })
    expect(house.attic).toBeUndefined()
    expect(house.slabs).toEqual([])
    expect(house.parts.map(({ part, outside }) => [part, outside])).toEqual([
      ['wall', 'outdoors'],
      ['wall', 'neighbour'],
      ['wall', 'neighbour'],
      ['ceiling', 'neighbour'],
      ['floor', 'neighbour'],
    ])
  })

  it('of a gas home with a heat pump keeps the gas for the cold', () => {
    const { house } = home({
      fuel_type: { heating_fuel: ['natural_gas'] },
      heating_system: { heating_system: ['heat_pump_ducted'] },
    })
    expect(house.heating[0]).toMatchObject({ kind: 'air_source_heat_pump', backup: { fuel: 'natural_gas' } })
  })

  it('with a boiler on oil has a boiler', () => {
    const { house } = home({
      fuel_type: { heating_fuel: ['oil'] },
      heating_system: { heating_system: ['boiler'] },
    })
    expect(house.heating[0]).toMatchObject({ kind: 'boiler', fuel: 'fuel_oil' })
  })

  it('older homes need more heat than newer ones', () => {
    const heat = (year: number) => simulate(home({}, { construction_year: year }).house, milwaukee.climate)
    const loads = [1930, 1965, 1985, 2015].map((year) => heat(year).loads.roomHeatingKWh)
    expect(loads.toSorted((a, b) => b - a)).toEqual(loads)
  })

  it('in Portugal is heated some hours a day, as Portuguese homes are', () => {
    const { house } = houseFromAnswers({}, {}, lisbon.place, { year: 2026 })
    expect(new Set(house.thermostat.heatingC).size).toBe(2)
    expect(house.lighting.interiorKWh).toBeLessThan(400)
  })
})

describe('an impossible answer is named', () => {
  it.each([
    ['area_basics', 'floor_area', ['50'], 'too_small'],
    ['area_basics', 'floor_area', ['19999'], 'too_large'],
    ['area_basics', 'floor_area', ['-120'], 'too_small'],
    ['area_basics', 'floor_area', ['large'], 'not_a_number'],
    ['area_basics', 'occupants', ['99'], 'too_large'],
    ['heating_system', 'heating_system', ['nuclear'], 'not_an_option'],
    ['heating_system', 'heating_setpoint', ['200'], 'too_large'],
    ['windows_and_doors', 'ach50', ['0'], 'too_small'],
    ['renovation', 'renovations', ['none', 'attic'], 'contradiction'],
    ['renovation', 'renovations', ['moat'], 'not_an_option'],
  ] as const)('%s %s %s', (section, field, values, reason) => {
    const act = () => home({ [section]: { [field]: [...values] } })
    expect(act).toThrow(Problem)
    try {
      act()
    } catch (error) {
      expect(error).toMatchObject({
        code: 'assessment.impossible-input',
        params: { input: field, reason },
        fields: [{ pointer: `/${section}/${field}` }],
      })
    }
  })
})
