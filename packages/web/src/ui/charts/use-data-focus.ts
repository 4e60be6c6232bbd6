import { type KeyboardEvent, useRef, useState } from 'react'

type DatumProps = {
  'data-datum': number
  role: 'img'
  tabIndex: 0 | -1
  'aria-label': string
  onKeyDown: (event: KeyboardEvent<SVGElement | HTMLElement>) => void
  onFocus: () => void
  onBlur: () => void
  onMouseEnter: () => void
  onMouseLeave: () => void
}

const STEP: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => Math.min(last, at + 1),
  ArrowDown: (at, last) => Math.min(last, at + 1),
  ArrowLeft: (at) => Math.max(0, at - 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** One tab stop a chart; the arrow keys walk its data. `shown` is the datum under the focus or the pointer. */
export function useDataFocus(labels: readonly string[]) {
  const [stop, setStop] = useState(0)
  const [shown, setShown] = useState<number | null>(null)
  const chart = useRef<SVGSVGElement & HTMLUListElement>(null)

  function datum(index: number): DatumProps {
    return {
      'data-datum': index,
      role: 'img',
      tabIndex: index === stop ? 0 : -1,
      'aria-label': labels[index] ?? '',
      onKeyDown: (event) => {
        const next = STEP[event.key]?.(index, labels.length - 1)
        if (next === undefined) return
        event.preventDefault()
        setStop(next)
        chart.current?.querySelector<HTMLElement | SVGElement>(`[data-datum="${next}"]`)?.focus()
      },
      onFocus: () => {
        setStop(index)
        setShown(index)
      },
      onBlur: () => setShown(null),
      onMouseEnter: () => setShown(index),
      onMouseLeave: () => setShown(null),
    }
  }
  return { chart, datum, shown: shown === null ? undefined : labels[shown] }
}
