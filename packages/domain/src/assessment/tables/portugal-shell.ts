import type { Era } from '../../shared/vocabulary.ts'

export interface PortugueseShell {
  readonly wallU: number
  readonly roofU: number
  readonly floorU: number
  readonly windowU: number
  readonly windowG: number
  readonly airChangesPerHour: number
  /** Thermal bridges raise opaque losses by this share. */
  readonly bridges: number
}

const shell = (v: readonly [number, number, number, number, number, number, number]): PortugueseShell => ({
  wallU: v[0],
  roofU: v[1],
  floorU: v[2],
  windowU: v[3],
  windowG: v[4],
  airChangesPerHour: v[5],
  bridges: v[6],
})

const OLD = shell([2.3, 2.8, 2.0, 5.0, 0.85, 0.95, 0.35])
const MASONRY = shell([1.4, 2.6, 1.9, 4.8, 0.85, 0.8, 0.35])
const FIRST_RULES = shell([0.95, 1.0, 1.2, 3.9, 0.75, 0.65, 0.3])
const SECOND_RULES = shell([0.55, 0.5, 0.7, 2.9, 0.63, 0.5, 0.2])
const TODAY = shell([0.4, 0.35, 0.45, 2.3, 0.55, 0.45, 0.15])

/** LNEC ITE50/ITE54, TABULA-PT, RCCTE 1990 and 2006, REH 2013: representative, not regulatory (analyst). */
export const PORTUGAL_SHELL: Readonly<Record<Era, PortugueseShell>> = {
  pre_1946: OLD,
  '1946_1960': OLD,
  '1961_1970': MASONRY,
  '1971_1980': MASONRY,
  '1981_1990': MASONRY,
  '1991_2000': FIRST_RULES,
  '2001_2010': SECOND_RULES,
  '2011_on': TODAY,
}
