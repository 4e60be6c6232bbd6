import type { Category } from '@hearthlight/domain/report/parts/end-use-totals'
import type { Doc } from './paper.ts'

type Rect = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** A pattern for each use, so that bars are told apart without colour; heating stays plain. */
export function hatch(doc: Doc, use: Category, rect: Rect): void {
  const lines = LINES[use]
  if (lines === undefined) return
  doc.save().rect(rect.x, rect.y, rect.width, rect.height).clip()
  doc.lineWidth(0.7).strokeOpacity(0.5)
  lines(doc, rect)
  doc.stroke('#ffffff').strokeOpacity(1).restore()
}

const STEP = 5

const steps = (length: number) =>
  Array.from({ length: Math.ceil(length / STEP) + 1 }, (_, index) => index * STEP)

const rising = (doc: Doc, { x, y, width, height }: Rect) => {
  for (const at of steps(width + height)) doc.moveTo(x + at - height, y + height).lineTo(x + at, y)
}
const falling = (doc: Doc, { x, y, width, height }: Rect) => {
  for (const at of steps(width + height)) doc.moveTo(x + at - height, y).lineTo(x + at, y + height)
}
const level = (doc: Doc, { x, y, width, height }: Rect) => {
  for (const at of steps(height)) doc.moveTo(x, y + at).lineTo(x + width, y + at)
}
const upright = (doc: Doc, { x, y, width, height }: Rect) => {
  for (const at of steps(width)) doc.moveTo(x + at, y).lineTo(x + at, y + height)
}

const LINES: Readonly<Partial<Record<Category, (doc: Doc, rect: Rect) => void>>> = {
  appliances: rising,
  hot_water: (doc, rect) => {
    rising(doc, rect)
    falling(doc, rect)
  },
  cooling: level,
  ventilation: upright,
  other: falling,
}
