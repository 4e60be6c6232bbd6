import type { Era } from '../../shared/vocabulary.ts'

export type UsRegion = 'cold' | 'midwest' | 'northeast' | 'northwest' | 'south' | 'southwest'

/** ResStock's building regions (CR02–CR11), drawn by state. */
export const US_REGION: Readonly<Record<string, UsRegion>> = {
  AK: 'cold',
  MN: 'cold',
  ND: 'cold',
  SD: 'cold',
  WI: 'cold',
  MT: 'cold',
  WY: 'cold',
  MI: 'midwest',
  IL: 'midwest',
  IN: 'midwest',
  OH: 'midwest',
  IA: 'midwest',
  MO: 'midwest',
  NE: 'midwest',
  KS: 'midwest',
  ME: 'northeast',
  NH: 'northeast',
  VT: 'northeast',
  MA: 'northeast',
  RI: 'northeast',
  CT: 'northeast',
  NY: 'northeast',
  NJ: 'northeast',
  PA: 'northeast',
  WA: 'northwest',
  OR: 'northwest',
  ID: 'northwest',
  UT: 'northwest',
  CO: 'northwest',
  AZ: 'southwest',
  NM: 'southwest',
  NV: 'southwest',
  CA: 'southwest',
  HI: 'southwest',
}

type ByEra = Readonly<Record<Era, number>>
const eras = (values: readonly [number, number, number, number, number, number, number]): ByEra => ({
  pre_1946: values[0],
  '1946_1960': values[1],
  '1961_1970': values[2],
  '1971_1980': values[3],
  '1981_1990': values[4],
  '1991_2000': values[5],
  '2001_2010': values[6],
  '2011_on': values[6],
})

/** R (ft²·°F·h/Btu) that gives the region's mean U: ResStock `Insulation Ceiling.tsv`. */
export const US_ATTIC_R: Readonly<Record<UsRegion, ByEra>> = {
  cold: eras([24.7, 28.1, 30.0, 30.8, 34.4, 40.9, 40.7]),
  midwest: eras([14.1, 16.8, 19.7, 20.5, 24.8, 34.7, 37.0]),
  northeast: eras([14.1, 16.8, 19.7, 20.5, 24.8, 31.6, 32.6]),
  northwest: eras([14.1, 16.8, 19.7, 20.5, 24.8, 31.6, 34.0]),
  south: eras([7.4, 9.7, 12.7, 11.3, 16.2, 28.0, 30.9]),
  southwest: eras([7.4, 9.7, 12.7, 11.3, 16.2, 28.0, 30.9]),
}

/**
 * Whole-wall R that gives the region's mean U: ResStock `Insulation Wall.tsv`; where it has all old walls empty,
 * a third are taken as filled since (R-3.4 and by area, analyst).
 */
export const US_WALL_R: Readonly<Record<UsRegion, ByEra>> = {
  cold: eras([6.4, 8.4, 9.6, 10.7, 13.2, 14.7, 15.4]),
  midwest: eras([4.5, 4.5, 4.5, 8.7, 10.7, 11.3, 12.1]),
  northeast: eras([4.5, 4.5, 4.5, 8.7, 10.9, 12.5, 13.3]),
  northwest: eras([4.5, 4.5, 4.5, 6.3, 10.1, 12.0, 14.3]),
  south: eras([4.5, 4.5, 4.5, 4.9, 10.0, 11.4, 11.3]),
  southwest: eras([4.5, 4.5, 4.5, 4.9, 10.1, 11.3, 12.3]),
}

interface Glazing {
  readonly uWPerM2K: number
  readonly shgc: number
}

/** OpenStudio-HPXML `enclosure_window.tsv` types; which type stands for an era is an analyst's reading. */
export const US_WINDOWS: Readonly<Record<Era, Glazing>> = {
  pre_1946: { uWPerM2K: 3.6, shgc: 0.59 },
  '1946_1960': { uWPerM2K: 3.6, shgc: 0.59 },
  '1961_1970': { uWPerM2K: 3.6, shgc: 0.59 },
  '1971_1980': { uWPerM2K: 2.78, shgc: 0.56 },
  '1981_1990': { uWPerM2K: 2.78, shgc: 0.56 },
  '1991_2000': { uWPerM2K: 2.4, shgc: 0.53 },
  '2001_2010': { uWPerM2K: 2.05, shgc: 0.38 },
  '2011_on': { uWPerM2K: 1.8, shgc: 0.3 },
}

export type Coldness = 'cold' | 'mixed' | 'hot'

/** IECC zones 5–8, 4, and 1–3. */
export const coldnessOf = (zone: string): Coldness =>
  zone >= '5' ? 'cold' : zone.startsWith('4') ? 'mixed' : 'hot'

type FoundationR = Readonly<Record<Coldness, { readonly wall: number; readonly floor: number }>>
const bare = { wall: 0, floor: 0 }
const NONE: FoundationR = { cold: bare, mixed: bare, hot: bare }

/** Added R of foundation walls and R of floors over unheated spaces (IECC history, analyst). */
export const US_FOUNDATION_R: Readonly<Record<Era, FoundationR>> = {
  pre_1946: NONE,
  '1946_1960': NONE,
  '1961_1970': NONE,
  '1971_1980': NONE,
  '1981_1990': { cold: { wall: 5, floor: 11 }, mixed: bare, hot: bare },
  '1991_2000': {
    cold: { wall: 10, floor: 19 },
    mixed: { wall: 0, floor: 11 },
    hot: { wall: 0, floor: 11 },
  },
  '2001_2010': { cold: { wall: 10, floor: 30 }, mixed: { wall: 5, floor: 19 }, hot: { wall: 0, floor: 13 } },
  '2011_on': { cold: { wall: 15, floor: 30 }, mixed: { wall: 10, floor: 19 }, hot: { wall: 0, floor: 13 } },
}
