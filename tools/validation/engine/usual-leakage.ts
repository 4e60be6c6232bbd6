import {
  LEAKAGE_BY_DECADE as DECADE,
  LEAKAGE_BY_DUCTS as DUCTS,
  LEAKAGE_BY_FOUNDATION as FOUNDATION,
  LEAKAGE_BY_ZONE,
  regressionAch50,
} from '@hearthlight/domain/assessment/facts/leakage-regression'
import type { HpxmlInput } from './hpxml-case.ts'
import { spaceOf } from './hpxml-spaces.ts'

const BY_YEAR = [
  [1960, DECADE.before_1960],
  [1970, DECADE.before_1970],
  [1980, DECADE.before_1980],
  [1990, DECADE.before_1990],
  [2000, DECADE.before_2000],
] as const
const BY_WORDS: Readonly<Record<string, number>> = {
  'very tight': 0.355,
  tight: 0.686,
  average: 1,
  leaky: 1.549,
  'very leaky': 2.085,
}

const foundationTerm = (input: HpxmlInput): number => {
  const places = (input.slabs ?? []).map((slab) => slab.interior_adjacent)
  if (places.some((place) => place === 'basement - unconditioned' || place === 'crawlspace - vented'))
    return FOUNDATION.unheated
  return places.some((place) => place?.startsWith('basement') || place?.startsWith('crawlspace'))
    ? FOUNDATION.heated
    : FOUNDATION.slab
}

const ductTerm = (input: HpxmlInput): number => {
  const ducts = (input.distribution ?? []).flatMap((distribution) => distribution.ducts ?? [])
  const outside = ducts.filter((duct) => spaceOf(duct.location) !== 'living')
  if (outside.length === 0) return DUCTS.inside
  return outside.some((duct) => duct.location?.endsWith('- vented')) ? DUCTS.vented : DUCTS.unvented
}

export const ceilingHeightOf = (input: HpxmlInput): number => input.ceiling_height_m ?? 2.4384

/** Air changes at 50 Pa where nobody measured. */
export const usualAch50 = (input: HpxmlInput): number => {
  const year = input.year_built ?? 1990
  const terms =
    (BY_YEAR.find(([before]) => year < before)?.[1] ?? DECADE.later) +
    (LEAKAGE_BY_ZONE[input.iecc_zone ?? ''] ?? 0) +
    foundationTerm(input) +
    ductTerm(input)
  const size = {
    floorAreaM2: input.conditioned_floor_area_m2,
    storeys: Math.max(1, input.floors_above_grade ?? 1),
    ceilingHeightM: ceilingHeightOf(input),
  }
  return regressionAch50(size, terms) * (BY_WORDS[input.air_leakage?.leakiness ?? ''] ?? 1)
}
