import { type RefObject, useEffect, useRef, useState } from 'react'

const HEIGHT_PX = 720

/** How much a page of some width is made smaller to fit where it is shown, and how high it is then. */
export function useFrameScale(
  width: number,
  shown = HEIGHT_PX,
): {
  box: RefObject<HTMLDivElement | null>
  scale: number
  height: number
} {
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(width)
  useEffect(() => {
    if (box.current === null) return
    const watch = new ResizeObserver(([entry]) => entry !== undefined && setRoom(entry.contentRect.width))
    watch.observe(box.current)
    return () => watch.disconnect()
  }, [])
  const scale = Math.min(1, room / width)
  return { box, scale, height: Math.round(shown / scale) }
}
