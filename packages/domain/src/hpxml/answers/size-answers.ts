import { eraOf } from '../../assessment/facts/resolve-size.ts'
import type { HpxmlHome } from '../description/home.ts'
import { FACILITIES, FOUNDATIONS, meaningOf } from '../description/words.ts'
import { answerOf, type FoundAnswer, rounded, textOf } from './found-answer.ts'
import { type AnswerUnits, M_PER_FT, M2_PER_FT2 } from './units.ts'

function houseType(home: HpxmlHome): string | undefined {
  const type = meaningOf(textOf(home.facility), FACILITIES)
  const around = textOf(home.surroundings)
  if (type !== 'attached' && type !== 'row_mid') return type
  if (/two sides|three sides/.test(around)) return 'row_mid'
  return /one side/.test(around) || type === 'attached' ? 'semi' : type
}

const isAbove = ({ value }: { readonly value: string }) => /BelowApartment/.test(value)

/** Where a flat lies, by what is told of the homes above and below it. */
function apartmentFloor(home: HpxmlHome): string | undefined {
  const said = textOf(home.verticalSurroundings)
  const above = /above/.test(said) || home.attics.some(({ kind }) => kind && isAbove(kind))
  const below = /below/.test(said) || home.foundations.some(({ kind }) => kind?.value === 'AboveApartment')
  if (!(said || home.attics.length > 0 || home.foundations.length > 0)) return undefined
  return above ? (below ? 'middle' : 'ground') : below ? 'top' : undefined
}

const foundationOf = (home: HpxmlHome) =>
  home.foundations
    .flatMap(({ kind }) => (kind ? [{ kind, value: meaningOf(kind.value, FOUNDATIONS) }] : []))
    .find(({ value }) => value !== undefined)

const STOREYS = [1, 1.5, 2, 2.5, 3] as const
const storeys = (floors: number) =>
  String(STOREYS.reduce((best, each) => (Math.abs(each - floors) < Math.abs(best - floors) ? each : best)))

/** The heated basement that counts as floor in HPXML and not in ours. */
function basementFt2(home: HpxmlHome): number {
  if (foundationOf(home)?.value !== 'basement_heated') return 0
  const slabs = home.slabs.filter(({ interior }) => /^basement - conditioned/.test(interior?.value ?? ''))
  const told = slabs.reduce((sum, { area }) => sum + (area?.value ?? 0), 0)
  const [all, above] = [home.conditionedFloors?.value, home.conditionedFloorsAbove?.value]
  const byFloors = all && above && all > above ? ((home.floorArea?.value ?? 0) * (all - above)) / all : 0
  return told || byFloors
}

function floorArea(home: HpxmlHome, units: AnswerUnits): FoundAnswer[] {
  if (home.floorArea === undefined) return []
  const above = home.floorArea.value - basementFt2(home)
  const ft2 = above > 0 ? above : home.floorArea.value
  const value = rounded(units.area === 'ft2' ? ft2 : ft2 * M2_PER_FT2, 1)
  return [
    ...answerOf('area_basics', 'floor_area', value, [home.floorArea]),
    ...answerOf('area_basics', 'floor_area_unit', units.area, [home.floorArea]),
  ]
}

/** What kind of home it is, and how large. */
export function sizeAnswers(home: HpxmlHome, units: AnswerUnits): FoundAnswer[] {
  const foundation = foundationOf(home)
  const type = houseType(home)
  const isFlat = type === 'apartment'
  const ceiling = home.ceilingHeight
  const above = home.conditionedFloorsAbove
  return [
    ...answerOf('house_type', 'house_type', type, [home.facility]),
    ...(isFlat ? answerOf('house_type', 'apartment_floor', apartmentFloor(home), [home.facility]) : []),
    ...answerOf('house_type', 'storeys', !isFlat && above ? storeys(above.value) : undefined, [above]),
    ...answerOf('house_type', 'foundation', isFlat ? undefined : foundation?.value, [foundation?.kind]),
    ...floorArea(home, units),
    ...answerOf('area_basics', 'construction_era', home.year && eraOf(home.year.value), [home.year]),
    ...answerOf('area_basics', 'occupants', home.residents?.value, [home.residents]),
    ...answerOf(
      'area_basics',
      'ceiling_height',
      ceiling && rounded(ceiling.value * (units.height === 'm' ? M_PER_FT : 1), 0.1),
      [ceiling],
    ),
  ]
}
