import type { Answers } from '@hearthlight/domain/assessment/answers/answers'

/** Answers of the demo homes whose assessment is finished, by partner and name of the building. */
export const DEMO_ANSWERS: Readonly<Record<string, Readonly<Record<string, Answers>>>> = {
  lakeshore: {
    'Birchwood Lane': {
      fuel_type: {
        heating_fuel: ['natural_gas'],
        water_heating_fuel: ['natural_gas'],
        cooking_fuel: ['electricity'],
      },
      heating_system: {
        heating_system: ['furnace'],
        heating_efficiency: ['78'],
        heating_age: ['over_20'],
        thermostat: ['manual'],
        heating_setpoint: ['68'],
        cooling_system: ['central'],
      },
      water_heating_system: { water_heater: ['tank'], water_heater_age: ['6_10'] },
      house_type: { house_type: ['detached'], storeys: ['2'], foundation: ['basement_heated'] },
      area_basics: {
        floor_area: ['1850'],
        floor_area_unit: ['ft2'],
        construction_era: ['1971_1980'],
        occupants: ['4'],
      },
      renovation: { renovations: ['none'] },
      insulation_type: {
        attic_insulation: ['some'],
        attic_r: ['14'],
        wall_insulation: ['some'],
        wall_r: ['17'],
        foundation_insulation: ['none'],
        foundation_r: ['0'],
      },
      windows_and_doors: {
        window_type: ['double'],
        window_share: ['few'],
        draughts: ['draughty'],
        ach50: ['7.5'],
        door_type: ['insulated'],
      },
      ventilation_system: { ventilation: ['none'], solar_pv: ['no'] },
    },
  },
  boreale: {
    'Rue des Pins': {
      fuel_type: { heating_fuel: ['natural_gas'], water_heating_fuel: ['electricity'] },
      heating_system: {
        heating_system: ['furnace'],
        heating_efficiency: ['88'],
        heating_age: ['11_20'],
        thermostat: ['programmable'],
        heating_setpoint: ['20.5'],
        cooling_system: ['none'],
      },
      water_heating_system: { water_heater: ['tank'], water_heater_age: ['11_20'] },
      house_type: { house_type: ['detached'], storeys: ['1.5'], foundation: ['basement_heated'] },
      area_basics: {
        floor_area: ['172'],
        floor_area_unit: ['m2'],
        construction_era: ['1971_1980'],
        occupants: ['4'],
      },
      renovation: { renovations: ['windows'], windows_when: ['11_20'] },
      insulation_type: {
        attic_insulation: ['some'],
        wall_insulation: ['some'],
        foundation_insulation: ['none'],
      },
      windows_and_doors: { window_type: ['double'], window_share: ['average'], draughts: ['average'] },
      ventilation_system: { ventilation: ['exhaust'], solar_pv: ['no'] },
    },
  },
  tejo: {
    'Moradia da Ribeira': {
      fuel_type: {
        heating_fuel: ['wood'],
        water_heating_fuel: ['natural_gas'],
        cooking_fuel: ['natural_gas'],
      },
      heating_system: {
        heating_system: ['stove'],
        heating_efficiency: ['60'],
        heating_age: ['over_20'],
        thermostat: ['manual'],
        heating_setpoint: ['19'],
        cooling_system: ['room'],
      },
      water_heating_system: { water_heater: ['tankless'], water_heater_age: ['11_20'] },
      house_type: { house_type: ['semi'], storeys: ['2'], foundation: ['slab'] },
      area_basics: {
        floor_area: ['130'],
        floor_area_unit: ['m2'],
        construction_era: ['1971_1980'],
        occupants: ['3'],
      },
      renovation: { renovations: ['none'] },
      insulation_type: { attic_insulation: ['none'] },
      windows_and_doors: { window_type: ['single'], window_share: ['average'], draughts: ['average'] },
      ventilation_system: { ventilation: ['none'], solar_pv: ['no'] },
    },
  },
}
