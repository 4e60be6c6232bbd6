/** LBNL's regression on ResDB (Chan, Joh & Sherman 2013), as used by OpenStudio-HPXML and Home Energy Score. */
export const LEAKAGE_BY_DECADE = {
  before_1960: -0.2498,
  before_1970: -0.4327,
  before_1980: -0.4521,
  before_1990: -0.6536,
  before_2000: -0.9152,
  later: -1.058,
} as const
export const LEAKAGE_BY_ZONE: Readonly<Record<string, number>> = {
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
export const LEAKAGE_BY_FOUNDATION = { slab: -0.036992, heated: 0.108713, unheated: 0.180352 } as const
/** Ducts in the heated space tighten a house, ducts in a vented attic or crawlspace loosen it. */
export const LEAKAGE_BY_DUCTS = { inside: -0.12381, unvented: 0.07126, vented: 0.18072 } as const

const FEET_PER_METRE = 3.28084

/**
 * From the leakage area at 4 Pa over the floor's: ACH50 = SLA / (0.283316·4^0.65) · 50^0.65 · 60·144 / h_ft
 * (ANSI/RESNET/ICC 301-2022 Addendum C, appendix C2.2 eq. 15).
 */
export const ach50OfLeakageArea = (specificArea: number, ceilingHeightM: number): number =>
  ((specificArea / (0.283316 * 4 ** 0.65)) * (50 ** 0.65 * 60 * 144)) / (ceilingHeightM * FEET_PER_METRE)

type Size = { readonly floorAreaM2: number; readonly storeys: number; readonly ceilingHeightM: number }

/** NL = exp(−0.002078·A + 0.06375·H + terms), SLA = NL / (1000·n^0.3). */
export function regressionAch50({ floorAreaM2, storeys, ceilingHeightM }: Size, terms: number): number {
  const normalized = Math.exp(-0.002078 * floorAreaM2 + 0.06375 * (storeys * ceilingHeightM + 0.5) + terms)
  return ach50OfLeakageArea(normalized / (1000 * storeys ** 0.3), ceilingHeightM)
}
