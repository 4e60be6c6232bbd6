import type { HpxmlInput } from './hpxml-case.ts'
import { spaceOf } from './hpxml-spaces.ts'

/** LBNL's regression on the ResDB (Chan, Joh & Sherman 2013), as the Home Energy Score uses it. */
const BY_YEAR = [
  [1960, -0.2498],
  [1970, -0.4327],
  [1980, -0.4521],
  [1990, -0.6536],
  [2000, -0.9152],
  [Number.POSITIVE_INFINITY, -1.058],
] as const
const BY_ZONE: Readonly<Record<string, number>> = {
  '1A': 0.4727,
  '2A': 0.4727,
  '3A': 0.2529,
  '4A': 0.3261,
  '5A': 0.1118,
  '6A': 0,
  '7': 0,
  '2B': -0.03755,
  '3B': -0.03755,
  '4B': -0.008774,
  '5B': -0.008774,
  '6B': 0.01944,
  '3C': 0.04827,
  '4C': 0.2584,
  '8': -0.5119,
}
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
    return 0.180352
  return places.some((place) => place?.startsWith('basement') || place?.startsWith('crawlspace'))
    ? 0.108713
    : -0.036992
}

const ductTerm = (input: HpxmlInput): number => {
  const ducts = (input.distribution ?? []).flatMap((distribution) => distribution.ducts ?? [])
  const outside = ducts.filter((duct) => spaceOf(duct.location) !== 'living')
  if (outside.length === 0) return -0.12381
  return outside.some((duct) => duct.location?.endsWith('- vented')) ? 0.18072 : 0.07126
}

/** From the leakage area at 4 Pa over the floor's: Q = A √(2Δp/ρ) at 4 Pa, to 50 Pa with the exponent 0.65. */
export const ach50OfLeakageArea = (leakageArea: number, input: HpxmlInput): number =>
  ((leakageArea / (0.283316 * 4 ** 0.65)) * 50 ** 0.65 * 60 * 144) /
  ((input.ceiling_height_m ?? 2.4384) * 3.28084)

/** Air changes at 50 Pa where nobody measured: NL = exp(Σ terms), SLA = NL / (1000 n^0.3), flow at 50 Pa from 4 Pa. */
export const usualAch50 = (input: HpxmlInput): number => {
  const storeys = Math.max(1, input.floors_above_grade ?? 1)
  const heightM = input.ceiling_height_m ?? 2.4384
  const year = input.year_built ?? 1990
  const terms =
    -0.002078 * input.conditioned_floor_area_m2 +
    0.06375 * (storeys * heightM + 0.5) +
    (BY_YEAR.find(([before]) => year < before)?.[1] ?? 0) +
    (BY_ZONE[input.iecc_zone ?? ''] ?? 0) +
    foundationTerm(input) +
    ductTerm(input)
  const normalized = Math.exp(terms) * (BY_WORDS[input.air_leakage?.leakiness ?? ''] ?? 1)
  return ach50OfLeakageArea(normalized / (1000 * storeys ** 0.3), input)
}
