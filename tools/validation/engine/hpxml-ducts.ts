import type { DuctRun, Ducts } from '@hearthlight/engine'
import type { HpxmlDistribution, HpxmlInput } from './hpxml-case.ts'
import { boundaryOf, isCommon, spaceOf } from './hpxml-spaces.ts'

const R_IP = 0.17611
const CFM_TO_M3_PER_S = 0.000471947

/** Effective R of nominal duct insulation, m²K/W: round-duct equation fitted by OpenStudio-HPXML. */
const ductR = (side: DuctRun['side'], nominal: number): number => {
  if (nominal <= 0) return 1.7 * R_IP
  return (side === 'supply' ? 2.2438 + 0.5619 * nominal : 2.0388 + 0.7053 * nominal) * R_IP
}

/** A wall, the soil under a slab and the common rooms of a block lie between room and outdoors. */
const ductPlace = (location: string | undefined): DuctRun['location'] => {
  if (location === 'exterior wall' || location === 'under slab' || isCommon(location)) return 'wall'
  return location === 'roof deck' || boundaryOf(location ?? 'conditioned space') === 'outdoors'
    ? 'outdoors'
    : spaceOf(location)
}

const runsOf = (distribution: HpxmlDistribution, input: HpxmlInput): DuctRun[] => {
  const served = distribution.floor_area_served_m2 ?? input.conditioned_floor_area_m2
  const returns = distribution.n_returns ?? Math.max(1, Math.round(input.floors_conditioned ?? 1))
  const sideArea = (side: DuctRun['side']): number =>
    side === 'supply' ? 0.27 * served : Math.min(0.25, 0.05 * returns) * served
  return (distribution.ducts ?? []).map((duct): DuctRun => {
    const side = duct.duct === 'return' ? 'return' : 'supply'
    return {
      side,
      location: ductPlace(duct.location),
      areaM2: duct.area_m2 ?? (duct.fraction_area ?? 1) * sideArea(side),
      rM2KPerW: ductR(side, duct.nominal_r_ip ?? 4),
    }
  })
}

/** Leakage grows with the pressure to the power 0.65. */
const at25Pa = (units: string | undefined): number => (units === 'CFM50' ? 0.5 ** 0.65 : 1)

export const ductsOf = (input: HpxmlInput): Ducts | undefined => {
  const systems = (input.distribution ?? []).filter(
    (distribution) => distribution.type === 'AirDistribution' && (distribution.ducts ?? []).length > 0,
  )
  if (systems.length === 0) return undefined
  const leak = (side: string): Ducts['supplyLeak'] => {
    const all = systems.flatMap((system) => system.leakage ?? []).filter((leakage) => leakage.duct === side)
    const share = all.filter((leakage) => leakage.units === 'Percent')
    if (share.length > 0)
      return {
        kind: 'share_of_flow',
        share: share.reduce((sum, leakage) => sum + (leakage.value ?? 0), 0) / systems.length,
      }
    const cfm = all.reduce((sum, leakage) => sum + (leakage.value ?? 0) * at25Pa(leakage.units), 0)
    return { kind: 'at_25_pa', m3PerS: cfm * CFM_TO_M3_PER_S }
  }
  return {
    runs: systems.flatMap((system) => runsOf(system, input)),
    supplyLeak: leak('supply'),
    returnLeak: leak('return'),
  }
}
