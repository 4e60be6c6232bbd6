import { toSquareMetres } from '@hearthlight/engine/area-units'
import { FLOOR_AREA } from '../../shared/floor-area.ts'
import type { Era } from '../../shared/vocabulary.ts'
import { recorded } from '../answers/assessed-building.ts'
import { amount, choice, choose, type FactSheet, impossible, note, type Usual } from './fact-sheet.ts'
import type { HomeFacts } from './home-facts.ts'

const M_PER_FT = 0.3048
/** A ceiling measured above this is in feet: no home has a mean ceiling of 5 m, none of 5 ft. */
const TALLEST_CEILING_M = 5
const AREA_LIMITS_M2 = FLOOR_AREA.square_meters

type Size = Pick<
  HomeFacts,
  | 'era'
  | 'houseType'
  | 'storeys'
  | 'foundation'
  | 'apartmentFloor'
  | 'apartmentCorner'
  | 'floorAreaM2'
  | 'ceilingHeightM'
  | 'occupants'
>
type Where = HomeFacts['place']

const ERA_ENDS: readonly (readonly [number, Era])[] = [
  [1945, 'pre_1946'],
  [1960, '1946_1960'],
  [1970, '1961_1970'],
  [1980, '1971_1980'],
  [1990, '1981_1990'],
  [2000, '1991_2000'],
  [2010, '2001_2010'],
]
export const eraOf = (year: number): Era => ERA_ENDS.find(([end]) => year <= end)?.[1] ?? '2011_on'

function era(sheet: FactSheet): Era {
  const year = recorded(sheet.building, 'construction_year')
  const known = year !== undefined && year >= 1600 && year <= sheet.circumstances.year + 1
  return choose(sheet, 'area_basics', 'construction_era', {
    value: known ? eraOf(year) : '1971_1980',
    reason: known ? 'building_record' : 'region_habit',
    record: known,
    ...(known ? {} : { others: { '1946_1960': 0.25, '1991_2000': 0.25, '2011_on': 0.15 } }),
  })
}

/** The unit of the building's record: the partner's, else the country's. */
const recordUnit = (sheet: FactSheet, where: Where) =>
  sheet.circumstances.areaUnit ?? (where.country === 'US' ? 'ft2' : 'm2')

/** About the median homes of the US Census 2021 (single family), EnerGuide files and Censos 2021. */
const usualAreaM2 = (where: Where, houseType: HomeFacts['houseType']) =>
  houseType === 'apartment' ? 85 : where.country === 'US' ? 165 : 130

interface StatedArea {
  readonly areaM2: number
  readonly source: 'answered' | 'record'
}

/** The figure told or on record; a pre-filled 1 is no area. */
function statedArea(sheet: FactSheet, where: Where): StatedArea | undefined {
  const unit = recordUnit(sheet, where)
  const given = amount(sheet, 'area_basics', 'floor_area')
  if (given !== undefined) {
    const said = choice(sheet, 'area_basics', 'floor_area_unit')
    return { areaM2: toSquareMetres(given, said ?? unit), source: 'answered' }
  }
  const record = recorded(sheet.building, 'floor_area')
  if (record === undefined || record <= 1) return undefined
  return { areaM2: toSquareMetres(record, unit), source: 'record' }
}

const AREA_REASON = { answered: 'answered', record: 'building_record', assumed: 'region_habit' } as const

function areaM2(sheet: FactSheet, where: Where, houseType: HomeFacts['houseType']): number {
  const question = { section: 'area_basics', field: 'floor_area' } as const
  const stated = statedArea(sheet, where)
  const value = stated?.areaM2 ?? usualAreaM2(where, houseType)
  if (value < AREA_LIMITS_M2.min) throw impossible('area_basics', 'floor_area', 'too_small')
  if (value > AREA_LIMITS_M2.max) throw impossible('area_basics', 'floor_area', 'too_large')
  const source = stated?.source ?? 'assumed'
  note(sheet, { ...question, value, unit: 'm2', source, reason: AREA_REASON[source] })
  // Homes of one kind differ by about a third in size: an estimate.
  if (!stated) sheet.spreads.push({ ...question, fact: 'floorAreaM2', kind: 'log', sd: 0.3 })
  return value
}

/** Larger homes have two storeys: an estimate. */
const TWO_STOREYS_FROM_M2 = 140

function storeys(sheet: FactSheet, houseType: HomeFacts['houseType'], area: number): number {
  const record = recorded(sheet.building, 'floors_above_ground')
  const known = record !== undefined && record >= 1 && record <= 3
  const usual = houseType.startsWith('row') || area > TWO_STOREYS_FROM_M2 ? '2' : '1'
  const counted = record === 3 ? '3' : record === 2 ? '2' : '1'
  return Number(
    choose(sheet, 'house_type', 'storeys', {
      value: known ? counted : usual,
      reason: known ? 'building_record' : 'size',
      record: known,
    }),
  )
}

type Ground = Usual<HomeFacts['foundation']>

/** Basements in Canada and the cold US, slabs in the hot US and in Portugal, crawlspaces between: an estimate. */
function usualFoundation(where: Where): Ground {
  if (where.country === 'CA')
    return { value: 'basement_heated', others: { basement_unheated: 0.1, crawlspace: 0.1, slab: 0.1 } }
  if (where.country === 'PT') return { value: 'slab', others: { crawlspace: 0.2 } }
  if (['1A', '2A', '2B', '3B'].includes(where.zone)) return { value: 'slab', others: { crawlspace: 0.2 } }
  return where.zone >= '4'
    ? { value: 'basement_unheated', others: { basement_heated: 0.25, crawlspace: 0.15, slab: 0.15 } }
    : { value: 'crawlspace', others: { slab: 0.3, basement_unheated: 0.15 } }
}

/** A basement on record may be heated or not. */
function recordedBasement(usual: Ground['value']): Ground {
  return usual === 'basement_unheated'
    ? { value: usual, others: { basement_heated: 0.3 } }
    : { value: 'basement_heated', others: { basement_unheated: 0.2 } }
}

function foundation(sheet: FactSheet, where: Where): HomeFacts['foundation'] {
  const below = recorded(sheet.building, 'floors_below_ground')
  const usual = usualFoundation(where)
  const known = below !== undefined && below >= 1
  return choose(sheet, 'house_type', 'foundation', {
    ...(known ? recordedBasement(usual.value) : usual),
    reason: known ? 'building_record' : 'climate',
    record: known,
  })
}

/** Eight feet in North America; Portugal's usual 2.6 m, an estimate. Nobody lives under less than 1.9 m. */
const CEILING_M = { US: 2.44, CA: 2.44, PT: 2.6 } as const
const LOWEST_CEILING_M = 1.9

function ceilingM(sheet: FactSheet, where: Where): number {
  const given = amount(sheet, 'area_basics', 'ceiling_height')
  const value =
    given === undefined ? CEILING_M[where.country] : given > TALLEST_CEILING_M ? given * M_PER_FT : given
  if (value < LOWEST_CEILING_M) throw impossible('area_basics', 'ceiling_height', 'too_small')
  note(sheet, {
    section: 'area_basics',
    field: 'ceiling_height',
    value,
    unit: 'm',
    source: given === undefined ? 'assumed' : 'answered',
    reason: given === undefined ? 'region_habit' : 'answered',
  })
  return value
}

/** Mean household of the US Census and Censos 2021, 2.5; EnerGuide's standard household is 3. */
const HOUSEHOLD = { US: 2.5, CA: 3, PT: 2.5 } as const

function occupants(sheet: FactSheet, where: Where): number {
  const given = amount(sheet, 'area_basics', 'occupants')
  const assumed = given === undefined
  const question = { section: 'area_basics', field: 'occupants' } as const
  note(sheet, {
    ...question,
    value: given ?? HOUSEHOLD[where.country],
    source: assumed ? 'assumed' : 'answered',
    reason: assumed ? 'standard_household' : 'answered',
  })
  // Households of one size differ in what they use, as a log standard deviation: estimates.
  sheet.spreads.push(
    { ...question, fact: 'baseLoadFactor', kind: 'log', sd: assumed ? 0.3 : 0.2 },
    { ...question, fact: 'hotWaterFactor', kind: 'log', sd: assumed ? 0.35 : 0.25 },
  )
  return given ?? HOUSEHOLD[where.country]
}

type Standing = Pick<Size, 'storeys' | 'foundation' | 'apartmentFloor' | 'apartmentCorner'>

/** A flat nobody has placed has homes above, below and on its sides: most have. Its one storey needs no question. */
function flat(sheet: FactSheet): Standing {
  return {
    storeys: 1,
    foundation: 'slab',
    apartmentFloor: choose(sheet, 'house_type', 'apartment_floor', {
      value: 'middle',
      reason: 'house_type',
      others: { ground: 0.2, top: 0.25 },
    }),
    apartmentCorner: choose(sheet, 'house_type', 'apartment_corner', {
      value: 'no',
      reason: 'house_type',
      others: { yes: 0.35 },
    }),
  }
}

const ownHouse = (
  sheet: FactSheet,
  where: Where,
  houseType: HomeFacts['houseType'],
  area: number,
): Standing => ({
  storeys: storeys(sheet, houseType, area),
  foundation: foundation(sheet, where),
  apartmentFloor: 'middle',
  apartmentCorner: 'no',
})

export function resolveSize(sheet: FactSheet, where: Where): Size {
  const houseType = choose(sheet, 'house_type', 'house_type', { value: 'detached', reason: 'region_habit' })
  const floorAreaM2 = areaM2(sheet, where, houseType)
  return {
    houseType,
    floorAreaM2,
    era: era(sheet),
    ...(houseType === 'apartment' ? flat(sheet) : ownHouse(sheet, where, houseType, floorAreaM2)),
    ceilingHeightM: ceilingM(sheet, where),
    occupants: occupants(sheet, where),
  }
}
