import type { Thermostat } from '@hearthlight/engine'
import type { HpxmlInput, HpxmlSetpoints } from './hpxml-case.ts'

const scheduled = (
  normal: number,
  other: number | undefined,
  hoursPerWeek: number | undefined,
  startHour: number,
): number[] => {
  const hours = Math.round((hoursPerWeek ?? 0) / 7)
  return Array.from({ length: 24 }, (_, hour) =>
    other !== undefined && (hour - startHour + 24) % 24 < hours ? other : normal,
  )
}

/** A programmable thermostat of which nothing else is known: 66 °F at night, 80 °F from 9 to 15 h. */
const PROGRAMMED: HpxmlSetpoints = {
  heating_setback_c: 18.89,
  heating_setback_hours_per_week: 49,
  cooling_setup_c: 26.67,
  cooling_setup_hours_per_week: 42,
}

export const thermostatOf = (input: HpxmlInput): Thermostat => {
  const given = input.setpoints ?? {}
  const blank = given.heating_c === undefined && given.cooling_c === undefined
  const set = blank && given.control === 'programmable thermostat' ? { ...PROGRAMMED, ...given } : given
  const heatingC = scheduled(
    set.heating_c ?? 20,
    set.heating_setback_c,
    set.heating_setback_hours_per_week,
    set.heating_setback_start_hour ?? 23,
  )
  const coolingC = scheduled(
    set.cooling_c ?? 25.56,
    set.cooling_setup_c,
    set.cooling_setup_hours_per_week,
    set.cooling_setup_start_hour ?? 9,
  )
  return { heatingC, coolingC: coolingC.map((celsius, hour) => Math.max(celsius, heatingC[hour] ?? celsius)) }
}
