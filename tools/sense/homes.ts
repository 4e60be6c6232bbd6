import type { Answers } from '@hearthlight/domain/assessment/answers/answers'
import { AREA_M2, PEOPLE, REGIONS, type Region, STOREYS, TYPES, type Type } from './stock.ts'

/** A home as a person would describe it, and what kind of home it is. */
export interface SenseHome {
  readonly region: Region
  readonly type: Type
  readonly placeId: string
  readonly answers: Answers
}

/** Numbers from 0 to 1 that are the same at every run (mulberry32). */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

function draw(weights: Readonly<Record<string, number | undefined>>, at: number): string {
  const entries = Object.entries(weights)
  const total = entries.reduce((sum, [, weight]) => sum + (weight ?? 0), 0)
  let left = at * total
  for (const [value, weight] of entries) {
    left -= weight ?? 0
    if (left <= 0) return value
  }
  return entries.at(-1)?.[0] ?? ''
}
const pick = <T>(values: readonly T[], at: number): T | undefined => values[Math.floor(at * values.length)]

/** Rooms differ in size about log-normally: the sum of twelve dice is near enough to normal. */
const normal = (roll: () => number) => Array.from({ length: 12 }, roll).reduce((sum, x) => sum + x, -6)

/** Questions of the later pages that about half of people answer. */
const LATER = {
  windows_and_doors: {
    window_type: ['single', 'double', 'double_lowe', 'triple'],
    draughts: ['draughty', 'average', 'tight'],
  },
  heating_system: {
    heating_age: ['0_5', '6_10', '11_20', 'over_20'],
    thermostat: ['manual', 'programmable'],
  },
} as const

function answersOf(region: Region, type: Type, roll: () => number): Answers {
  const [fuel = '', system = ''] = draw(region.heating, roll()).split('/')
  const area = AREA_M2[region.country][type] * Math.exp(0.3 * normal(roll))
  const gas = fuel === 'natural_gas' || (region.country === 'PT' && roll() < 0.6)
  const storeys = STOREYS[region.country]?.[type]
  const said = (values: readonly string[]) => (roll() < 0.5 ? [pick(values, roll()) ?? ''] : [])
  return {
    fuel_type: { heating_fuel: [fuel], water_heating_fuel: [gas ? 'natural_gas' : 'electricity'] },
    heating_system: {
      heating_system: [system],
      cooling_system: [system.startsWith('heat_pump') ? 'heat_pump' : draw(region.cooling, roll())],
      heating_age: said(LATER.heating_system.heating_age),
      thermostat: said(LATER.heating_system.thermostat),
    },
    house_type: {
      house_type: [pick(TYPES[type], roll()) ?? 'detached'],
      ...(storeys ? { storeys: [draw(storeys, roll())] } : {}),
      apartment_floor: [draw({ ground: 0.25, middle: 0.5, top: 0.25 }, roll())],
      apartment_corner: [draw({ yes: 0.35, no: 0.65 }, roll())],
    },
    area_basics: {
      floor_area: [String(Math.round(Math.min(400, Math.max(30, area))))],
      floor_area_unit: ['m2'],
      construction_era: [draw(region.eras, roll())],
      occupants: [draw(PEOPLE[type], roll())],
    },
    windows_and_doors: { draughts: said(LATER.windows_and_doors.draughts) },
  }
}

/** `each` homes of every type in every region. */
export function senseHomes(each: number): SenseHome[] {
  return REGIONS.flatMap((region, r) =>
    (Object.keys(TYPES) as Type[]).flatMap((type, t) => {
      const roll = dice(1000 * r + 100 * t + 7)
      return Array.from({ length: each }, (_, n) => ({
        region,
        type,
        placeId: region.places[n % region.places.length] ?? '',
        answers: answersOf(region, type, roll),
      }))
    }),
  )
}
