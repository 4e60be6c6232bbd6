import type { House } from '../house.ts'

/**
 * AIM-2, Walker & Wilson (1998), ASHRAE HVAC&R Research 4(2); exponent and split of the leaks as in
 * OpenStudio-HPXML.
 */
const EXPONENT = 0.65
/** AIM-2's shelter coefficients: complete, heavy and light shielding. */
const SHELTER = { shielded: 0.3, normal: 0.5, exposed: 0.9 } as const

export interface Infiltration {
  /** m³/s for 1 K, to be raised with |ΔT|^n. */
  readonly stack: number
  /** m³/s for a met wind of 1 m/s, to be raised with V^2n. */
  readonly wind: number
  /** Constant flow that replaces both, m³/s. */
  readonly constant: number
}

/** Height between the lowest and highest leaks above grade; a heated basement adds its wall above grade and rim. */
export const leakHeightM = (house: House): number => {
  if (house.airLeakage.heightM !== undefined) return house.airLeakage.heightM
  const walls = house.foundationWalls.filter((wall) => wall.inside === 'living')
  const above =
    walls.length > 0 ? RIM_M + Math.max(...walls.map((wall) => wall.heightM - wall.depthBelowGradeM)) : 0
  return Math.max(2.4, house.storeysAboveGrade * house.ceilingHeightM + above)
}
/** A floor's rim, above the wall it stands on: about the nine inches of OpenStudio-HPXML. */
const RIM_M = 0.25

/** Wind at the eaves in a suburb from an airport mast: (270/10)^0.14 (H/370)^0.22, ASHRAE Fundamentals ch. 24. */
export const localWindFactor = (heightM: number): number => 27 ** 0.14 * (heightM / 370) ** 0.22

interface LeakSplit {
  /** Ceiling and floor share of the leaks, and their difference. */
  readonly r: number
  readonly x: number
  /** Flue share, and its height over the leaks'. */
  readonly y: number
  readonly chimney: number
}

/** fs of AIM-2 with M (Walker & Wilson 1998, eq. 10–11) and the flue's term F (eq. 12–13). */
const stackFactor = ({ r, x, y, chimney }: LeakSplit): number => {
  const n = EXPONENT
  const m = Math.min(1, (x + (2 * n + 1) * y) ** 2 / (2 - r))
  const base = ((1 + n * r) / (n + 1)) * (0.5 - 0.5 * m ** 1.2) ** (n + 1)
  if (y === 0) return base
  const over = chimney - 1
  const critical = r + (2 * (1 - r - y)) / (n + 1) - 2 * y * over ** n
  const bend = 1 - (3 * (critical - x) ** 2 * r ** (1 - n)) / (2 * (chimney + 1))
  return base + n * y * over ** ((3 * n - 1) / 3) * bend
}

/** fw of AIM-2 over a basement or slab (Walker & Wilson 1998). */
const windFactor = ({ r, x, y }: LeakSplit): number => {
  const j = (x + r + 2 * y) / 2
  return WIND * (1 - ((x + r) / 2) ** (1.5 - y)) - (y / 4) * (j - 2 * y * j ** 4)
}

/** fw over a vented crawlspace, whose air shelters the floor's leaks (eq. 20–25). */
const windFactorOverCrawl = ({ r, x, y }: LeakSplit): number => {
  const middle = (1 - r) / 5 - 1.5 * y
  const across = 1 - Math.abs((Math.min(x, 1 - 2 * y) - middle) / (2 - r)) ** 1.5
  return WIND * across * (1 - r * (EXPONENT / 2 + 0.2)) * (1 - y / 4)
}
/** The factor both share, 0.19 (2 − n). */
const WIND = 0.19 * (2 - EXPONENT)

/** Y of AIM-2: a flue's share of all leaks where there is one, its typical value (Walker & Wilson 1990). */
const FLUE_SHARE = 0.2

/**
 * Cs = fs (ρ g H / T)^n and Cw = fw (ρ/2)^n (s V)^2n of AIM-2, times the flow coefficient. `density` of the outdoor
 * air, kg/m³. Shares of ceiling and floor: OpenStudio-HPXML. A flue ends
 * above the ridge.
 */
export const infiltration = (house: House, density: number): Infiltration => {
  const leak = house.airLeakage
  const volume = leak.volumeM3 ?? house.volumeM3
  const flow = (leak.airChangesPerHour * volume) / 3600
  if (leak.kind === 'natural') return { stack: 0, wind: 0, constant: flow }
  const overCrawl = house.foundation?.leakage.kind === 'vents'
  const ceiling = overCrawl ? 0.15 : 0.25
  const floor = overCrawl ? 0.5 : 0.25
  const height = leakHeightM(house)
  const y = leak.flue ? FLUE_SHARE : 0
  const split: LeakSplit = {
    r: (ceiling + floor) * (1 - y),
    x: (ceiling - floor) * (1 - y),
    y,
    chimney: 1 + (ridgeM(house) + ABOVE_RIDGE_M) / height,
  }
  // A blower door's flow is given for air of 1.2 kg/m³; thin air flows faster: c ∝ √(2/ρ) (ASHRAE Fundamentals ch. 16).
  const coefficient = (flow / 50 ** EXPONENT) * Math.sqrt(1.2 / density)
  // A flue's mouth stands in the open wind, half as high again: s = s₀ (1 − Y) + 1.5 Y.
  const shelter = 1.5 * y + (1 - y) * SHELTER[leak.shielding]
  const stackPa = (density * 9.81 * height) / ROOM_K
  const windPa = (density / 2) * (shelter * localWindFactor(height)) ** 2
  return {
    stack: coefficient * stackFactor(split) * stackPa ** EXPONENT,
    wind: coefficient * (overCrawl ? windFactorOverCrawl : windFactor)(split) * windPa ** EXPONENT,
    constant: 0,
  }
}
/** 73.5 °F, OpenStudio-HPXML. */
const ROOM_K = 296

/** A flue's mouth stands two feet above the ridge, which is twice as high as an attic on average (OpenStudio-HPXML). */
const ABOVE_RIDGE_M = 0.6
const ridgeM = ({ attic }: House): number => (attic ? (2 * attic.volumeM3) / attic.floorAreaM2 : 0)

const SQUARED = 2 * EXPONENT

/** V^4n: the wind's flow squared, before its coefficient. */
export const windPower = (windMPerS: number): number => windMPerS ** (2 * SQUARED)

const PER_K = 8
const WARMEST_K = 100
const STACK_POWER = Float64Array.from({ length: WARMEST_K * PER_K + 2 }, (_, i) => (i / PER_K) ** SQUARED)

/** ΔT^2n from a table of eighths of a kelvin: a third of the time of a power, within 0.1 % above 1 K. */
const stackPower = (deltaK: number): number => {
  const at = Math.min(WARMEST_K, deltaK) * PER_K
  const low = Math.floor(at)
  const a = STACK_POWER[low] ?? 0
  return a + ((STACK_POWER[low + 1] ?? a) - a) * (at - low)
}

/** AIM-2: stack and wind combine in quadrature, Q² = (cs ΔT^n)² + (cw V^2n)². */
export const infiltrationFlow = (leak: Infiltration, deltaK: number, power: number): number => {
  if (leak.constant > 0) return leak.constant
  const stack = leak.stack * leak.stack * stackPower(Math.abs(deltaK))
  return Math.sqrt(stack + leak.wind * leak.wind * power)
}
