import type { Era } from '../../shared/vocabulary.ts'
import { CANADA_SHELL, CANADA_WINDOW_SHARE, CANADIAN_REGION } from '../tables/canada-shell.ts'
import type { WindowFrame } from '../tables/glazing.ts'
import { interpolate, RSI_PER_R } from '../tables/insulation.ts'
import { PORTUGAL_SHELL } from '../tables/portugal-shell.ts'
import {
  coldnessOf,
  US_ATTIC_R,
  US_FOUNDATION_R,
  US_REGION,
  US_WALL_R,
  US_WINDOWS,
} from '../tables/us-shell.ts'
import { leakageByAge } from './air-leakage-default.ts'
import type { Shell } from './home-facts.ts'
import type { ShellInput } from './shell-input.ts'

export interface ShellDefaults extends Shell {
  readonly windowFrame: WindowFrame
}

/** Floor over an unheated space: nominal R → effective R (hescore-hpxml table). */
const FLOOR_R: readonly (readonly [number, number])[] = [
  [0, 5.9],
  [11, 15.6],
  [13, 17.2],
  [19, 22.2],
  [30, 31.3],
]
/**
 * Doors of audited Canadian houses by era, effective (HOT2000 files); a Portuguese one holds half as well, an
 * estimate.
 */
const DOOR_RSI_BY_ERA: Readonly<Record<Era, number>> = {
  pre_1946: 0.76,
  '1946_1960': 0.83,
  '1961_1970': 0.88,
  '1971_1980': 0.98,
  '1981_1990': 0.98,
  '1991_2000': 0.98,
  '2001_2010': 0.98,
  '2011_on': 1.06,
}
/** Frame floor with carpet and no insulation (hescore-hpxml ). */
export const BARE_FLOOR_RSI = 1.04

/** Eight inches of concrete with the inside film; a wall insulated all over, R-10: an estimate. */
const BARE_CONCRETE_RSI = 0.24
const FULL_FOUNDATION_RSI = 1.75

/**
 * The audits give the mean of insulated and bare stretches of a basement wall. Heat takes the bare ones:
 * the effective value follows from the mean U of a wall insulated to `FULL_FOUNDATION_RSI` in part.
 */
export function effectiveFoundationRsi(meanAddedRsi: number): number {
  const covered = Math.min(1, meanAddedRsi / FULL_FOUNDATION_RSI)
  const insulatedU = 1 / (BARE_CONCRETE_RSI + Math.max(FULL_FOUNDATION_RSI, meanAddedRsi))
  const meanU = covered * insulatedU + (1 - covered) / BARE_CONCRETE_RSI
  return 1 / meanU - BARE_CONCRETE_RSI
}

function canadianShell({ place, era }: ShellInput): ShellDefaults {
  const region = CANADIAN_REGION[place.region] ?? 'Ontario'
  const [ach50, atticRsi, wallRsi, windowU, windowShgc, foundationRsi, floorRsi] = CANADA_SHELL[region][era]
  return {
    ach50,
    atticRsi,
    wallRsi,
    windowU,
    windowShgc,
    foundationRsi: effectiveFoundationRsi(foundationRsi),
    floorRsi: Math.max(BARE_FLOOR_RSI, floorRsi),
    doorRsi: DOOR_RSI_BY_ERA[era],
    windowShare: CANADA_WINDOW_SHARE[era],
    windowFrame: 'vinyl',
  }
}

/** A basement people heat is mostly finished, and its walls furred out with about R-5. An estimate. */
const FINISHED_BASEMENT_R = 5

/** Glass over gross wall where no audits tell: an estimate near Canada's 14 %. */
const USUAL_WINDOW_SHARE = 0.15

function americanShell(question: ShellInput): ShellDefaults {
  const { place, era } = question
  const region = US_REGION[place.region] ?? 'south'
  const below = US_FOUNDATION_R[era][coldnessOf(place.zone)]
  const glazing = US_WINDOWS[era]
  return {
    ach50: leakageByAge(question),
    atticRsi: US_ATTIC_R[region][era] * RSI_PER_R,
    wallRsi: US_WALL_R[region][era] * RSI_PER_R,
    foundationRsi:
      Math.max(below.wall, question.foundation === 'basement_heated' ? FINISHED_BASEMENT_R : 0) * RSI_PER_R,
    floorRsi: interpolate(FLOOR_R, below.floor) * RSI_PER_R,
    windowU: glazing.uWPerM2K,
    windowShgc: glazing.shgc,
    windowShare: USUAL_WINDOW_SHARE,
    windowFrame: 'vinyl',
    doorRsi: DOOR_RSI_BY_ERA[era],
  }
}

/** A natural air change is about a twentieth of that at 50 Pa (Kronvall–Persily). */
const NATURAL_TO_50_PA = 20

/** REH 2013: of a window 70 % is glass, whose g the table has. */
const GLASS_OF_WINDOW = 0.7

/** Bridges raise U by their share; a floor's U less its films and screed is what was added. */
const BARE_PORTUGUESE_FLOOR_RSI = 0.5

/** Wood until aluminium came in the sixties; its thermal break came with the rules of 2006. An estimate. */
const PORTUGUESE_FRAME: Readonly<Record<Era, WindowFrame>> = {
  pre_1946: 'wood',
  '1946_1960': 'wood',
  '1961_1970': 'metal',
  '1971_1980': 'metal',
  '1981_1990': 'metal',
  '1991_2000': 'metal',
  '2001_2010': 'metal',
  '2011_on': 'metal_break',
}

function portugueseShell({ era }: ShellInput): ShellDefaults {
  const shell = PORTUGAL_SHELL[era]
  const bridged = 1 + shell.bridges
  return {
    ach50: shell.airChangesPerHour * NATURAL_TO_50_PA,
    atticRsi: 1 / (shell.roofU * bridged),
    wallRsi: 1 / (shell.wallU * bridged),
    foundationRsi: Math.max(0, 1 / shell.floorU - BARE_PORTUGUESE_FLOOR_RSI),
    floorRsi: 1 / shell.floorU,
    windowU: shell.windowU,
    windowShgc: shell.windowG * GLASS_OF_WINDOW,
    windowShare: USUAL_WINDOW_SHARE,
    windowFrame: PORTUGUESE_FRAME[era],
    doorRsi: DOOR_RSI_BY_ERA[era] / 2,
  }
}

const BY_COUNTRY = { US: americanShell, CA: canadianShell, PT: portugueseShell } as const

/** The shell of a home nobody has described, by country, region and era. */
export function shellDefaults(question: ShellInput): ShellDefaults {
  return BY_COUNTRY[question.place.country](question)
}
