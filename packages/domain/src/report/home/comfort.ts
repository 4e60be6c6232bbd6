import type { AuditResult } from '../../assessment/result/audit-result-schema.ts'
import { percentSaved } from '../shown-figures/percent.ts'
import { airHours, outageHours, warmHours } from '../shown-figures/shown-hours.ts'

type Pair = { readonly now: number; readonly after: number }

/** How the rooms feel, from the hours of the model, as they are written: today and after the plan. */
export type Comfort = {
  /** Less heat that the coldest day takes with the plan, in percent. */
  readonly winterLess: number
  /** Where something cools, what it is spared on the hottest day; else the hours a year above 26 °C. */
  readonly summer: { readonly less: number } | { readonly hotHours: Pair }
  /** A flat with others above it has nothing to insulate against the sun on the roof. */
  readonly hasAttic: boolean
  /** Hours in which the air of the rooms is renewed once. */
  readonly airHours: Pair
  /** Tight rooms without a fan: the air that comes in is too little. */
  readonly needsFan: boolean
  /** Hours until the rooms have lost 5 °C when the heating stops on the coldest day; null where nothing heats. */
  readonly outageHours: Pair | null
  /** Whether fire heats that stops without a fan or a pump. */
  readonly needsPower: boolean
}

const HOURS_A_YEAR = 8760
/** ISO 13790 table 12, a building of middle weight: 165 kJ/(m²·K) of floor, here in kWh. */
const HEAT_HELD = 165 / 3600
const COOLED_BY = 5
/** ASHRAE 62.2 asks for about 0.3 air changes an hour of a home. */
const LEAST_AIR_CHANGES = 0.3

export function comfortOf({ loads, assumptions }: Pick<AuditResult, 'loads' | 'assumptions'>): Comfort {
  const known = (field: string) => assumptions.find((one) => one.field === field)?.value
  const { current, new: after } = loads.air_changes_per_hour
  const held = COOLED_BY * HEAT_HELD * Number(known('floor_area') ?? 0)
  return {
    winterLess: less(loads.peak_heating_kw),
    // A thermostat that rests while nobody is in lets the rooms drift on purpose: hours would blame it.
    summer:
      known('cooling_system') === 'none'
        ? { hotHours: each(loads.share_of_hours_above_26, (share) => warmHours(share * HOURS_A_YEAR)) }
        : { less: less(loads.peak_cooling_kw) },
    hasAttic: known('attic_insulation') !== undefined,
    airHours: each(loads.air_changes_per_hour, (changes) => airHours(1 / Math.max(changes, 0.05))),
    needsFan: after < Math.min(current, LEAST_AIR_CHANGES) && known('ventilation') === 'none',
    outageHours: coolingDown(loads.peak_heating_kw, held),
    needsPower: ['furnace', 'boiler'].includes(String(known('heating_system'))),
  }
}

type WirePair = AuditResult['loads']['peak_heating_kw']

const each = ({ current, new: after }: WirePair, value: (one: number) => number): Pair => ({
  now: value(current),
  after: value(after),
})
const less = ({ current, new: after }: WirePair) => percentSaved(current, after)

const coolingDown = (peak: WirePair, heldKWh: number): Pair | null =>
  peak.current > 0 && peak.new > 0 && heldKWh > 0 ? each(peak, (kW) => outageHours(heldKWh / kW)) : null
