import { useEffect, useRef, useState } from 'react'

/** What lies above the window counts as seen, however fast the page was scrolled past it. */
const ABOVE = '1000000px 0px 0px 0px'

/** Whether a mark in the page is in sight or above it. */
export function usePassed() {
  const mark = useRef<HTMLDivElement>(null)
  const [isPassed, setIsPassed] = useState(false)
  useEffect(() => {
    if (mark.current === null) return
    const observer = new IntersectionObserver(([entry]) => setIsPassed(entry?.isIntersecting ?? false), {
      rootMargin: ABOVE,
    })
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [])
  return { mark, isPassed }
}
