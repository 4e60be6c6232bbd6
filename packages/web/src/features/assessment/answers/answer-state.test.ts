import type { GenericItem } from '@hearthlight/domain/assessment/wizard/generic-item'
import { describe, expect, it } from 'vitest'
import { type AnswerState, answered, received, sent, waitingItems } from './answer-state.ts'

const empty: AnswerState = { buildingId: 'b1', sections: {}, waiting: {}, elsewhere: 0 }
const at = (minute: number) => `2026-11-12T10:${String(minute).padStart(2, '0')}:00.000Z`
const item = (data: Record<string, string[]>, times: Record<string, string> = {}): GenericItem => ({
  item_type: 'fuel_type',
  data,
  building_id: 'b1',
  genericable_id: 'b1',
  genericable_type: 'Building',
  answered_at: times,
  updated_at: null,
})

describe('answers on this device', () => {
  it('wait until the server has them, each with its time', () => {
    const state = answered(empty, 'fuel_type', { heating_fuel: ['oil'], cooking_fuel: [] }, at(1))
    expect(waitingItems(state)).toEqual([
      {
        item_type: 'fuel_type',
        building_id: 'b1',
        data: { heating_fuel: ['oil'], cooking_fuel: [] },
        answered_at: { heating_fuel: at(1), cooking_fuel: at(1) },
      },
    ])
    expect(waitingItems(sent(state, state, [item({ heating_fuel: ['oil'] })]))).toEqual([])
  })

  it('keep waiting when they changed while a save was under way', () => {
    const sending = answered(empty, 'fuel_type', { heating_fuel: ['oil'] }, at(1))
    const changed = answered(sending, 'fuel_type', { heating_fuel: ['wood'] }, at(2))
    const after = sent(changed, sending, [item({ heating_fuel: ['oil'] }, { heating_fuel: at(1) })])
    expect(after.sections.fuel_type?.data).toEqual({ heating_fuel: ['wood'] })
    expect(waitingItems(after)[0]?.data).toEqual({ heating_fuel: ['wood'] })
    expect(after.elsewhere).toBe(0)
  })

  it('are not replaced by what the server knows while they wait, and the rest is', () => {
    const offline = answered(empty, 'fuel_type', { heating_fuel: ['oil'] }, at(3))
    const back = received(offline, [item({ heating_fuel: ['wood'], cooking_fuel: ['propane'] })])
    expect(back.sections.fuel_type?.data).toEqual({ heating_fuel: ['oil'], cooking_fuel: ['propane'] })
    expect(back.elsewhere).toBe(0)
  })

  it('tell when one on the screen turned out older than one given elsewhere', () => {
    const saved = sent(
      answered(empty, 'fuel_type', { heating_fuel: ['oil'] }, at(1)),
      answered(empty, 'fuel_type', { heating_fuel: ['oil'] }, at(1)),
      [item({ heating_fuel: ['oil'] }, { heating_fuel: at(1) })],
    )
    const later = received(saved, [item({ heating_fuel: ['wood'] }, { heating_fuel: at(5) })])
    expect(later.sections.fuel_type?.data).toEqual({ heating_fuel: ['wood'] })
    expect(later.elsewhere).toBe(1)
  })
})
