import type { VentilationFan } from '@hearthlight/engine'
import { FT2_PER_M2 } from '@hearthlight/engine/area-units'
import type { HpxmlFan, HpxmlInput } from './hpxml-case.ts'

const CFM_TO_M3_PER_S = 0.000471947

/** Fan power per flow, W/cfm, OpenStudio-HPXML defaults. */
const WATT_PER_CFM: Record<string, number> = {
  'exhaust only': 0.35,
  'supply only': 0.35,
  'central fan integrated supply': 0.5,
  balanced: 0.7,
  'heat recovery ventilator': 1,
  'energy recovery ventilator': 1,
}
/** A central fan also blows for heating and cooling; only the rest of its ventilation hours is charged. */
const CENTRAL_FAN_CHARGED = 0.44
const BATH_FAN_HOURS = 1
const KITCHEN_FAN_HOURS = 1
const LOCAL_W_PER_CFM = 0.3

const defaultCfm = (input: HpxmlInput): number =>
  7.5 * ((input.bedrooms ?? 3) + 1) + 0.03 * input.conditioned_floor_area_m2 * FT2_PER_M2

const kindOf = (type: string): VentilationFan['kind'] => {
  if (type.startsWith('exhaust')) return 'exhaust'
  return /^(supply|central)/.test(type) ? 'supply' : 'balanced'
}

const localFan = (fan: HpxmlFan, flowM3PerS: number): VentilationFan => {
  const kitchen = fan.location === 'kitchen'
  return {
    kind: 'exhaust',
    flowM3PerS,
    hoursPerDay: fan.hours_per_day ?? (kitchen ? KITCHEN_FAN_HOURS : BATH_FAN_HOURS),
    startHour: kitchen ? 18 : 7,
    powerW: fan.power_w ?? (LOCAL_W_PER_CFM * flowM3PerS) / CFM_TO_M3_PER_S,
    sensibleRecovery: 0,
    latentRecovery: 0,
  }
}

/**
 * Rated sensible recovery to what the room notices: half the fan's heat reaches the supply air, at the test's 22 K
 * (CSA C439).
 */
const apparentRecovery = (fan: HpxmlFan, flowM3PerS: number): number => {
  if (fan.asre) return Math.min(0.95, fan.asre)
  if (!fan.sre) return 0
  const exchanged = flowM3PerS * 1206 * 22
  return Math.min(0.95, fan.sre + (0.5 * (fan.power_w ?? 0)) / exchanged)
}

const latentRecovery = (fan: HpxmlFan): number => {
  const total = fan.atre ?? fan.tre
  const sensible = fan.asre ?? fan.sre
  return total && sensible ? Math.max(0, total - 0.2 * sensible) : 0
}

const fanOf = (fan: HpxmlFan, input: HpxmlInput): VentilationFan => {
  const flow = (fan.tested_flow_m3_h ?? fan.flow_m3_h ?? defaultCfm(input) * 1.699) / 3600
  const cfm = flow / CFM_TO_M3_PER_S
  const type = fan.type ?? 'exhaust only'
  if (fan.local) return localFan(fan, flow)
  const central = type.startsWith('central')
  const kind = kindOf(type)
  return {
    kind,
    flowM3PerS: flow,
    hoursPerDay: fan.hours_per_day ?? (central ? 8 : 24),
    powerW: (fan.power_w ?? (WATT_PER_CFM[type] ?? 0.35) * cfm) * (central ? CENTRAL_FAN_CHARGED : 1),
    sensibleRecovery: apparentRecovery(fan, flow),
    latentRecovery: latentRecovery(fan),
  }
}

export const fansOf = (input: HpxmlInput): VentilationFan[] =>
  (input.ventilation_fans ?? [])
    .filter((fan) => fan.whole_building !== false || fan.local)
    .map((fan) => fanOf(fan, input))
