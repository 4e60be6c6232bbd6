import type { ShellQuestion } from './shell-question.ts'
import type { Era } from './vocabulary.ts'

/**
 * Coefficients of LBNL's regression on ResDB, as used by OpenStudio-HPXML and Home Energy Score; its decades by our
 * eras.
 */
const VINTAGE: Readonly<Record<Era, number>> = {
  pre_1946: -0.2498,
  '1946_1960': -0.2498,
  '1961_1970': -0.4327,
  '1971_1980': -0.4521,
  '1981_1990': -0.6536,
  '1991_2000': -0.9152,
  '2001_2010': -1.058,
  '2011_on': -1.058,
}
const ZONE: Readonly<Record<string, number>> = {
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
const FOUNDATION: Readonly<Record<ShellQuestion['foundation'], number>> = {
  slab: -0.036992,
  basement_heated: 0.108713,
  basement_unheated: 0.180352,
  crawlspace: 0.180352,
}
/** Ducts in the heated space tighten a house, ducts in a vented attic or crawlspace loosen it. */
const DUCTS: Readonly<Record<ShellQuestion['foundation'], number>> = {
  basement_heated: -0.12381,
  basement_unheated: 0.07126,
  crawlspace: 0.18072,
  slab: 0.18072,
}
/**
 * The regression's homes came from weatherization programs and leak more than the stock; an estimate, checked on
 * state use.
 */
const STOCK_FACTOR = 0.75
/**
 * Homes since 2009 are tested: IECC caps of 5 and 3 air changes bring the mean well below the regression. An
 * estimate.
 */
const TESTED_ERA_FACTOR = 0.7
const FEET_PER_METRE = 3.28084

/**
 * NL = exp(−0.002078·A + 0.06375·H + c_vintage + c_zone + c_foundation + c_duct), SLA = NL / (1000·n^0.3) (LBNL
 * ResDB); ACH50 = SLA / (0.283316·4^0.65) · 50^0.65 · 60·144 / h_ft (ANSI/RESNET/ICC 301-2022 Addendum C, appendix
 * C2.2 eq. 15).
 */
export function leakageByAge(question: ShellQuestion): number {
  const { storeys, ceilingHeightM, era, foundation } = question
  const height = storeys * ceilingHeightM + 0.5
  const normalized = Math.exp(
    -0.002078 * question.floorAreaM2 +
      0.06375 * height +
      VINTAGE[era] +
      (ZONE[question.place.zone] ?? 0) +
      FOUNDATION[foundation] +
      DUCTS[foundation],
  )
  const specificArea = normalized / (1000 * storeys ** 0.3)
  const perCeilingFoot = (50 ** 0.65 * 60 * 144) / (ceilingHeightM * FEET_PER_METRE)
  const tested = era === '2011_on' ? TESTED_ERA_FACTOR : 1
  return (specificArea / (0.283316 * 4 ** 0.65)) * perCeilingFoot * STOCK_FACTOR * tested
}
