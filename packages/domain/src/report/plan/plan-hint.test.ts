import { expect, it } from 'vitest'
import { planHint } from './plan-hint.ts'

const steps = (...ids: string[]) => ids.map((id) => ({ measure: { id } }))

it.each([
  [['air_sealing', 'attic_insulation', 'condensing_furnace'], 'build_order'],
  [['attic_insulation', 'smart_thermostat'], 'build_order_any'],
  [['air_sealing', 'led_lighting'], 'build_order_any'],
  [['smart_thermostat', 'low_flow_fixtures', 'led_lighting'], 'build_order_any'],
])('says "seal, then insulate" only above a plan that does both: %j', (ids, hint) => {
  expect(planHint('build_order', steps(...ids))).toBe(hint)
})

it('follows the order that the person chose', () => {
  expect(planHint('lowest_cost', steps('led_lighting'))).toBe('lowest_cost')
  expect(planHint('own', steps('air_sealing', 'attic_insulation'))).toBe('own')
})
