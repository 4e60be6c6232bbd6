import { type PointerEvent, useState } from 'react'

export type Dragged = {
  /** Draws how it is held, and where it would be put: before or behind what stands there. */
  readonly mark: { readonly 'data-held'?: true; readonly 'data-drop'?: 'before' | 'behind' }
  readonly grip: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerUp: () => void
    readonly onLostPointerCapture: () => void
  }
}

/** The order of a list by dragging its items; whoever has no pointer moves them by their buttons. */
export function useDragOrder(onMove: (from: number, to: number) => void): (index: number) => Dragged {
  const [drag, setDrag] = useState<{ readonly from: number; readonly to: number } | null>(null)
  return (index) => ({
    mark: {
      ...(drag?.from === index && { 'data-held': true as const }),
      ...(drag !== null &&
        drag.to === index &&
        drag.from !== index && {
          'data-drop': drag.to < drag.from ? ('before' as const) : ('behind' as const),
        }),
    },
    grip: {
      onPointerDown: (event) => {
        if (event.button !== 0) return
        // Nothing is selected on the way.
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        setDrag({ from: index, to: index })
      },
      onPointerMove: (event) => {
        if (drag !== null) setDrag({ ...drag, to: placeAt(event.currentTarget, event.clientY) })
      },
      onPointerUp: () => {
        setDrag(null)
        if (drag !== null && drag.to !== drag.from) onMove(drag.from, drag.to)
      },
      onLostPointerCapture: () => setDrag(null),
    },
  })
}

/** The place in the list that the item would have: behind every other whose middle is above the pointer. */
function placeAt(grip: HTMLElement, y: number): number {
  const item = grip.closest('li')
  const others = [...(item?.parentElement?.children ?? [])].filter((each) => each !== item)
  return others.filter((each) => {
    const { top, height } = each.getBoundingClientRect()
    return top + height / 2 < y
  }).length
}
