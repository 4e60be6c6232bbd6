import type { House } from '../house.ts'
import type { DuctLeak, DuctRun, Ducts } from '../house-systems.ts'

/**
 * ASHRAE 152, delivery effectiveness: what the air loses on its way, per watt at the coil, as a line in the
 * temperature around the duct: loss_i / Q = (constant_i + slope_i (Tin − T_i)) with the coil's temperature rise Δt
 * in the slope. Conduction (1 − B)(Δt + Tin − T_i)/Δt with B = exp(−A/(ṁ c R)); a supply leak a_s spills the whole
 * rise; a return leak a_r draws the surroundings' air. Leaks are spread along a duct, so that half of them have
 * left before the other half cools.
 */
export interface DuctPlace {
  readonly constant: number
  readonly perK: number
}

export interface DuctLosses {
  readonly attic: DuctPlace
  readonly foundation: DuctPlace
  readonly garage: DuctPlace
  readonly outdoors: DuctPlace
  /** Supply leak beyond the return leak while the fan runs, m³/s: outdoor air it pulls in. */
  readonly pulledM3PerS: number
  /** Heat or cold at the coil with which the fan runs all the time, W. */
  readonly fullRunW: number
}

/** Of air of 1.2 kg/m³. */
const AIR_J_PER_M3_K = 1206

const NOWHERE: DuctPlace = { constant: 0, perK: 0 }
export const NO_LOSSES: DuctLosses = {
  attic: NOWHERE,
  foundation: NOWHERE,
  garage: NOWHERE,
  outdoors: NOWHERE,
  pulledM3PerS: 0,
  fullRunW: 1,
}

/** No more than this leaks while air still comes out of the registers: an estimate. */
const MOST_LEAK = 0.6
const leakShare = (leak: DuctLeak, flowM3PerS: number): number =>
  Math.min(MOST_LEAK, leak.kind === 'share_of_flow' ? leak.share : leak.m3PerS / flowM3PerS)

const isOutside = (run: DuctRun): boolean => run.location !== 'living' && run.areaM2 > 0

/** Ducts in an exterior wall lie half way between room and outdoors (OpenStudio-HPXML). */
const WALL_SHARE = 0.5

/**
 * `riseK` is the coil's temperature rise: positive in heating, negative in cooling.
 */
export const ductLosses = (ducts: Ducts, riseK: number, capacityW: number, density: number): DuctLosses => {
  const heatFlow = capacityW / Math.abs(riseK)
  const flow = heatFlow / (AIR_J_PER_M3_K * (density / 1.2))
  const supplyLeak = leakShare(ducts.supplyLeak, flow)
  const returnLeak = leakShare(ducts.returnLeak, flow)
  const outside = ducts.runs.filter(isOutside)
  const areaOf = (side: DuctRun['side']): number =>
    outside.filter((run) => run.side === side).reduce((sum, run) => sum + run.areaM2, 0) || 1
  const place = (match: (run: DuctRun) => boolean): DuctPlace => {
    let constant = 0
    let perK = 0
    for (const run of outside.filter(match)) {
      const weight = run.location === 'wall' ? WALL_SHARE : 1
      const lost = (1 - Math.exp(-run.areaM2 / (heatFlow * run.rM2KPerW))) * weight
      const share = run.areaM2 / areaOf(run.side)
      if (run.side === 'supply') constant += lost * (1 - supplyLeak / 2) + share * supplyLeak
      else perK += (share * returnLeak) / riseK
      perK += lost / riseK
    }
    return { constant, perK }
  }
  return {
    attic: place((run) => run.location === 'attic'),
    foundation: place((run) => run.location === 'foundation'),
    garage: place((run) => run.location === 'garage'),
    outdoors: place((run) => run.location === 'outdoors' || run.location === 'wall'),
    pulledM3PerS: Math.max(0, supplyLeak - returnLeak) * flow,
    fullRunW: capacityW,
  }
}

/** Of all the coils' heat only the ducted systems' share goes through the ducts. */
export const sharedLosses = (losses: DuctLosses, share: number): DuctLosses => {
  const of = ({ constant, perK }: DuctPlace): DuctPlace => ({
    constant: constant * share,
    perK: perK * share,
  })
  return {
    attic: of(losses.attic),
    foundation: of(losses.foundation),
    garage: of(losses.garage),
    outdoors: of(losses.outdoors),
    pulledM3PerS: losses.pulledM3PerS,
    fullRunW: losses.fullRunW / share,
  }
}

export const hasDuctsOutside = (house: House): house is House & { ducts: Ducts } =>
  house.ducts?.runs.some(isOutside) ?? false
