import type { Answers } from '@hearthlight/domain/assessment/answers/answers'

const usual = { occupants: ['3'], floor_area_unit: ['ft2'] }

const ELECTRIC = {
  fuel_type: { heating_fuel: ['electricity'], water_heating_fuel: ['electricity'] },
  heating_system: { heating_system: ['baseboard'], heating_setpoint: ['68'], cooling_system: ['none'] },
  house_type: { house_type: ['detached'], storeys: ['1'], foundation: ['basement_heated'] },
  area_basics: { ...usual, floor_area: ['1040'] },
  insulation_type: { attic_insulation: ['some'], wall_insulation: ['some'] },
} satisfies Answers

/** All electric, with baseboards: what a heat pump is for. Its report is of the home as it is since. */
export const ELECTRIC_HOME = {
  building: { construction_year: 1968, floor_area: 1040 },
  answers: ELECTRIC,
  since: {
    ...ELECTRIC,
    heating_system: {
      heating_system: ['heat_pump_ductless'],
      heating_setpoint: ['68'],
      cooling_system: ['heat_pump'],
      heating_age: ['0_5'],
    },
  } satisfies Answers,
}

const GAS = {
  fuel_type: { heating_fuel: ['natural_gas'], water_heating_fuel: ['natural_gas'] },
  heating_system: { heating_system: ['furnace'], heating_efficiency: ['80'], heating_setpoint: ['68'] },
  house_type: { house_type: ['detached'], storeys: ['2'], foundation: ['basement_heated'] },
  area_basics: { ...usual, floor_area: ['1600'] },
  insulation_type: { attic_insulation: ['some'], attic_r: ['8'], wall_insulation: ['none'] },
  windows_and_doors: { draughts: ['draughty'] },
} satisfies Answers

/** Heated with gas, hardly insulated: the homes of the insulation program. */
export const GAS_HOME = {
  building: { construction_year: 1962, floor_area: 1600 },
  answers: GAS,
  since: {
    ...GAS,
    insulation_type: { attic_insulation: ['excellent'], attic_r: ['60'], wall_insulation: ['none'] },
  } satisfies Answers,
}

export const PILOT_MEASURES = ['attic_insulation', 'air_sealing', 'wall_cavity_insulation'] as const

/** What the meters of a home of the program show. */
export type ProgramHome = {
  readonly measure: (typeof PILOT_MEASURES)[number]
  /** Its size against the home that the engine was asked about. */
  readonly size: number
  readonly workDaysAgo: number
  /** How much of what was promised came. */
  readonly came: number
}

/** By measure: walls give less than they promise. */
const USUALLY_CAME = { attic_insulation: 0.9, air_sealing: 0.95, wall_cavity_insulation: 0.65 } as const

/** Thirty with a whole year, six that are too early, three without any change, and one that uses more. */
export const PROGRAM_HOMES: readonly ProgramHome[] = Array.from({ length: 40 }, (_, index) => {
  const measure = PILOT_MEASURES[index % PILOT_MEASURES.length] ?? 'attic_insulation'
  const size = 0.75 + ((index * 7) % 11) / 20
  const usually = USUALLY_CAME[measure] * (0.8 + ((index * 5) % 9) / 20)
  if (index >= 34) return { measure, size, workDaysAgo: 25 + 12 * (index - 34), came: usually }
  const workDaysAgo = 385 + ((index * 13) % 60)
  if (index === 33) return { measure: 'attic_insulation', size, workDaysAgo, came: -2.5 }
  return { measure, size, workDaysAgo, came: index >= 30 ? 0 : usually }
})

/** Homes without work, for those of the program to be held against: they use a little less than the year before. */
export const LIKE_HOMES: readonly Omit<ProgramHome, 'measure'>[] = Array.from({ length: 20 }, (_, index) => ({
  size: 0.75 + ((index * 7) % 11) / 20,
  workDaysAgo: 400,
  came: ((index * 3) % 5) / 20 + 0.15,
}))
