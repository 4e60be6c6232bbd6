import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/**
 * How wide a chart stands on the page, in pixels: it is drawn at that size, so that bars and letters keep theirs (spec 1
 * section 9: bars of 25, no data labels under 480). `before` holds until there is a page to measure.
 */
export function useChartWidth(before: number): { place: RefObject<HTMLDivElement | null>; width: number } {
  const place = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(before)
  useLayoutEffect(() => {
    const element = place.current
    if (element === null) return
    const measure = () => setWidth((was) => Math.round(element.getBoundingClientRect().width) || was)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { place, width }
}
