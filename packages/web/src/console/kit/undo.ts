import { useSyncExternalStore } from 'react'

export type Undoable = {
  readonly text: string
  readonly undoLabel: string
  readonly undo: () => Promise<unknown>
  /** What is said when it was undone. */
  readonly undone: string
}

let offered: Undoable | null = null
const listeners = new Set<() => void>()

/** Tells what was done last, with the way back; the frame shows it until something else is done or it is closed. */
export function showUndo(next: Undoable | null): void {
  offered = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useUndo = (): Undoable | null => useSyncExternalStore(subscribe, () => offered)
