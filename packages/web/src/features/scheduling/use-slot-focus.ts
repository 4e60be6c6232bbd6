import { isFree, type Timeslot } from '@hearthlight/domain/scheduling/timeslot'
import type { Week } from '@hearthlight/domain/scheduling/week'
import { type KeyboardEvent, useRef, useState } from 'react'
import { nextSlot } from './next-slot.ts'

/** Focus that goes round among the free times of a week: what each button needs for it. */
export function useSlotFocus(week: Week<Timeslot>) {
  const buttons = useRef(new Map<string, HTMLButtonElement>())
  const [focusedId, setFocusedId] = useState<string | null>(null)
  const days = week.days.map(({ slots }) => slots.filter(({ slot }) => isFree(slot)))
  const free = days.flat()
  const isThere = free.some(({ slot }) => slot.id === focusedId)
  const stopId = isThere ? focusedId : free[0]?.slot.id
  return (slot: Timeslot) => ({
    tabIndex: slot.id === stopId ? 0 : -1,
    ref: (button: HTMLButtonElement | null) => {
      if (button === null) buttons.current.delete(slot.id)
      else buttons.current.set(slot.id, button)
    },
    onFocus: () => setFocusedId(slot.id),
    onKeyDown: (event: KeyboardEvent) => {
      const next = nextSlot(days, slot.id, event.key)
      if (next === undefined) return
      event.preventDefault()
      buttons.current.get(next)?.focus()
    },
  })
}
