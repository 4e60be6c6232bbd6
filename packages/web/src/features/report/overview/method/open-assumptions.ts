import type { MouseEvent } from 'react'

export const ASSUMPTIONS_ID = 'assumptions'

/** Opens the fold with everything the model rests on and moves the focus there: a plain anchor would show it closed. */
export function openAssumptions(event: MouseEvent): void {
  const fold = document.getElementById(ASSUMPTIONS_ID)
  if (!(fold instanceof HTMLDetailsElement)) return
  event.preventDefault()
  fold.open = true
  fold.querySelector('summary')?.focus({ preventScroll: true })
  fold.scrollIntoView()
}
