import {
  type AxisRoom,
  type TextMeasure,
  textWidth,
} from '@hearthlight/domain/report/chart-geometry/text-width'
import { type RefObject, useLayoutEffect, useState } from 'react'

/** Labels are set in this weight or a lighter one, so none is wider than it was measured. */
const WEIGHT = '660'

/** How wide words stand in the chart's own letters; a guess until the chart stands and the partner's font is there. */
export function useTextMeasure(place: RefObject<HTMLDivElement | null>): TextMeasure {
  const [measure, setMeasure] = useState<TextMeasure>(() => textWidth)
  useLayoutEffect(() => {
    const svg = place.current?.querySelector('svg')
    if (svg == null || typeof document.fonts === 'undefined') return
    let isShown = true
    const take = () => isShown && setMeasure(() => measureIn(svg))
    take()
    void document.fonts.load(`${WEIGHT} 15px ${getComputedStyle(svg).fontFamily}`).then(take, take)
    return () => {
      isShown = false
    }
  }, [place])
  return measure
}

function measureIn(svg: SVGSVGElement): TextMeasure {
  const known = new Map<string, number>()
  return (text, fontSize) => {
    const key = `${fontSize} ${text}`
    const found = known.get(key)
    if (found !== undefined) return found
    const probe = document.createElementNS('http://www.w3.org/2000/svg', 'text')
    probe.setAttribute('font-size', String(fontSize))
    probe.setAttribute('font-weight', WEIGHT)
    probe.textContent = text
    svg.append(probe)
    const width = probe.getComputedTextLength()
    probe.remove()
    // A chart that is not shown yet measures nothing.
    if (width === 0) return textWidth(text, fontSize)
    known.set(key, width)
    return width
  }
}

/** Between the values of an axis and its lines. */
export const AXIS_GAP = 9

export const axisRoomFor =
  (measure: TextMeasure, format: (value: number) => string): AxisRoom =>
  (values, fontSize) =>
    Math.ceil(Math.max(...values.map((value) => measure(format(value), fontSize)))) + AXIS_GAP
