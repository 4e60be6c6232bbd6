import type { FieldOf, FieldSpec } from './field-spec.ts'

/** The nine sections of the assessment in the wizard's fixed order (contract section 4, spec/1 section 2). */
export const SECTIONS = [
  'fuel_type',
  'heating_system',
  'water_heating_system',
  'house_type',
  'area_basics',
  'renovation',
  'insulation_type',
  'windows_and_doors',
  'ventilation_system',
] as const
export type Section = (typeof SECTIONS)[number]

/** Every choice accepts it: the answer that means "use the default of my era, region, house type and climate". */
export const UNKNOWN = 'unknown'

export const FUELS = ['natural_gas', 'electricity', 'oil', 'propane', 'wood', 'district'] as const
export const AGE_BANDS = ['0_5', '6_10', '11_20', 'over_20'] as const
export const INSULATION_LEVELS = ['none', 'some', 'good', 'excellent', UNKNOWN] as const
export const ERAS = [
  'pre_1946',
  '1946_1960',
  '1961_1970',
  '1971_1980',
  '1981_1990',
  '1991_2000',
  '2001_2010',
  '2011_on',
] as const
export type Era = (typeof ERAS)[number]
export const RENOVATIONS = ['attic', 'walls', 'basement', 'windows', 'air_sealing', 'heating'] as const

const choice = <const O extends readonly string[]>(options: O) => ({ kind: 'choice', options }) as const
const when = (renovation: (typeof RENOVATIONS)[number]) =>
  ({ kind: 'choice', options: AGE_BANDS, under: { field: 'renovations', values: [renovation] } }) as const
const measured = (
  parent: string,
  quantity: 'r_value' | 'rsi_value',
  limits: { min: number; max: number; step: number },
) => ({ kind: 'number', quantity, ...limits, under: { field: parent, values: 'any' } }) as const
const APARTMENT = { field: 'house_type', values: ['apartment'] } as const
const R_LIMITS = { min: 0, max: 100, step: 1 } as const
const RSI_LIMITS = { min: 0, max: 18, step: 0.01 } as const

/**
 * The engine's vocabulary. Partner configuration may change texts, order, visibility and defaults of these
 * fields; an answer always means the same. Limits are those of the physical world, a partner's slider may be narrower.
 * Number fields take one value, written with a decimal point.
 */
export const VOCABULARY = {
  fuel_type: {
    heating_fuel: choice(FUELS),
    water_heating_fuel: choice(FUELS),
    cooking_fuel: choice(['electricity', 'natural_gas', 'propane', 'wood']),
  },
  heating_system: {
    heating_system: choice([
      'furnace',
      'boiler',
      'heat_pump_ducted',
      'heat_pump_ductless',
      'ground_source',
      'baseboard',
      'stove',
    ]),
    // Asked only where the system does not run on the fuel named for heating: which of the two heats most.
    heating_mix: choice(['system_only', 'system_main', 'fuel_main']),
    heating_age: choice(AGE_BANDS),
    heating_efficiency: {
      kind: 'number',
      quantity: 'percent',
      min: 30,
      max: 600,
      step: 1,
      // Electric heaters turn all of their electricity into heat: no label says more.
      under: {
        field: 'heating_system',
        values: ['furnace', 'boiler', 'heat_pump_ducted', 'heat_pump_ductless', 'ground_source', 'stove'],
      },
    },
    cooling_system: choice(['none', 'central', 'room', 'heat_pump']),
    ducts: { ...choice(['none', 'inside', 'below', 'attic']), asks: 'ducted' },
    thermostat: choice(['manual', 'programmable', 'smart']),
    heating_setpoint: { kind: 'number', quantity: 'temperature', min: 10, max: 86, step: 0.5 },
  },
  water_heating_system: {
    water_heater: choice(['tank', 'tankless', 'heat_pump', 'indirect', 'solar']),
    water_heater_age: choice(AGE_BANDS),
  },
  house_type: {
    house_type: choice(['detached', 'semi', 'row_end', 'row_mid', 'apartment']),
    storeys: { ...choice(['1', '1.5', '2', '2.5', '3']), asks: 'house' },
    foundation: { ...choice(['basement_heated', 'basement_unheated', 'crawlspace', 'slab']), asks: 'house' },
    apartment_floor: { ...choice(['ground', 'middle', 'top']), under: APARTMENT },
    apartment_corner: { ...choice(['no', 'yes']), under: APARTMENT },
  },
  area_basics: {
    floor_area: { kind: 'number', quantity: 'area', min: 15, max: 16_000, step: 1 },
    floor_area_unit: {
      kind: 'choice',
      options: ['m2', 'ft2'],
      under: { field: 'floor_area', values: 'any' },
    },
    construction_era: choice(ERAS),
    occupants: { kind: 'number', quantity: 'people', min: 0, max: 20, step: 1 },
    ceiling_height: { kind: 'number', quantity: 'height', min: 1.8, max: 20, step: 0.1 },
  },
  renovation: {
    renovations: {
      kind: 'multi',
      options: [...RENOVATIONS, 'none'],
      alone: 'none',
      optionAsks: { attic: 'under_roof', basement: 'house' },
    },
    attic_when: when('attic'),
    walls_when: when('walls'),
    basement_when: when('basement'),
    windows_when: when('windows'),
    air_sealing_when: when('air_sealing'),
    heating_when: when('heating'),
  },
  insulation_type: {
    attic_insulation: { ...choice(INSULATION_LEVELS), asks: 'under_roof' },
    attic_r: { ...measured('attic_insulation', 'r_value', R_LIMITS), asks: 'under_roof' },
    attic_rsi: { ...measured('attic_insulation', 'rsi_value', RSI_LIMITS), asks: 'under_roof' },
    wall_insulation: choice(INSULATION_LEVELS),
    wall_r: measured('wall_insulation', 'r_value', R_LIMITS),
    wall_rsi: measured('wall_insulation', 'rsi_value', RSI_LIMITS),
    foundation_insulation: { ...choice(INSULATION_LEVELS), asks: 'on_ground' },
    foundation_r: { ...measured('foundation_insulation', 'r_value', R_LIMITS), asks: 'on_ground' },
    foundation_rsi: { ...measured('foundation_insulation', 'rsi_value', RSI_LIMITS), asks: 'on_ground' },
  },
  windows_and_doors: {
    window_type: choice(['single', 'double', 'double_lowe', 'triple']),
    window_share: choice(['few', 'average', 'many']),
    window_frame: choice(['wood', 'vinyl', 'metal', 'metal_break']),
    door_type: choice(['solid_wood', 'insulated', 'glazed']),
    draughts: choice(['draughty', 'average', 'tight']),
    ach50: {
      kind: 'number',
      quantity: 'ach50',
      min: 0.1,
      max: 50,
      step: 0.01,
      under: { field: 'draughts', values: 'any' },
    },
  },
  ventilation_system: {
    ventilation: choice(['none', 'exhaust', 'hrv', 'erv']),
    air_conditioning_setpoint: { kind: 'number', quantity: 'temperature', min: 15, max: 95, step: 0.5 },
    solar_pv: choice(['no', 'yes']),
    solar_pv_kw: {
      kind: 'number',
      quantity: 'kilowatt',
      min: 0.1,
      max: 100,
      step: 0.01,
      under: { field: 'solar_pv', values: ['yes'] },
    },
  },
} as const satisfies Record<Section, Record<string, FieldSpec>>

export type Vocabulary = typeof VOCABULARY
/** The option values of a choice or multi field, as a union. */
export type Option<S extends Section, F extends keyof Vocabulary[S]> = FieldOf<Vocabulary[S][F]>
