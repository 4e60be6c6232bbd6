import { isDrawnOnPaper } from '@hearthlight/domain/partner/look/paper-logo'
import type { Doc } from './paper.ts'

/** How a logo is drawn, and the room it takes. */
export type Logo = { readonly width: number; readonly height: number; draw(doc: Doc): void }

type Attributes = Readonly<Record<string, string>>

/**
 * A logo from its SVG: paths, rectangles and circles with a fill or a stroke, directly or by class. Of one that holds more
 * a part would be missing; the name is printed instead.
 */
export function readLogo(svg: string): Logo | undefined {
  if (!isDrawnOnPaper(svg)) return undefined
  const box = /viewBox="([\d.\s-]+)"/.exec(svg)?.[1]?.trim().split(/\s+/).map(Number)
  const [x = 0, y = 0, width, height] = box ?? []
  if (width === undefined || height === undefined) return undefined
  const classes = classRules(svg)
  const shapes = readShapes(svg)
  return {
    width,
    height,
    draw: (doc) => {
      doc.translate(-x, -y)
      for (const shape of shapes) drawShape(doc, shape, classes)
    },
  }
}

const BITMAP = { width: 160, height: 30 }

/** A PNG or JPEG, as large as the room for a logo allows. */
export const bitmapLogo = (bytes: Uint8Array): Logo => ({
  ...BITMAP,
  draw: (doc) => {
    doc.image(Buffer.from(bytes), 0, 0, { fit: [BITMAP.width, BITMAP.height] })
  },
})

/** The rules outside a media query: those of light paper. */
function classRules(svg: string): Map<string, Attributes> {
  const style = /<style>([\s\S]*?)<\/style>/.exec(svg)?.[1]?.split('@media')[0] ?? ''
  return new Map(
    [...style.matchAll(/\.([\w-]+)\{([^}]*)\}/g)].map(([, name = '', body = '']) => [
      name,
      Object.fromEntries(body.split(';').map((rule) => rule.split(':').map((part) => part.trim()))),
    ]),
  )
}

type Shape = { readonly name: string; readonly attributes: Attributes }

/** Groups hand their attributes down to what is inside them. */
function readShapes(svg: string): Shape[] {
  const shapes: Shape[] = []
  const groups: Attributes[] = []
  for (const [, closing, name = '', body = ''] of svg.matchAll(/<(\/?)(g|path|rect|circle)\b([^>]*)>/g)) {
    if (closing === '/') groups.pop()
    else if (name === 'g') groups.push({ ...groups.at(-1), ...readAttributes(body) })
    else shapes.push({ name, attributes: { ...groups.at(-1), ...readAttributes(body) } })
  }
  return shapes
}

const readAttributes = (body: string): Attributes =>
  Object.fromEntries(
    [...body.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  )

function drawShape(doc: Doc, { name, attributes }: Shape, classes: Map<string, Attributes>): void {
  const own = { ...classes.get(attributes['class'] ?? ''), ...attributes }
  outline(doc, name, own)
  doc.opacity(Number(own['opacity'] ?? 1))
  paint(doc, own)
  doc.opacity(1)
}

function outline(doc: Doc, name: string, own: Attributes): void {
  const number = (key: string) => Number(own[key] ?? 0)
  if (name === 'path') doc.path(own['d'] ?? '')
  else if (name === 'rect')
    doc.roundedRect(number('x'), number('y'), number('width'), number('height'), number('rx'))
  else doc.circle(number('cx'), number('cy'), number('r'))
}

function paint(doc: Doc, own: Attributes): void {
  const { stroke, fill } = own
  if (stroke === undefined) {
    doc.fill(fill ?? '#000000')
    return
  }
  doc
    .lineWidth(Number(own['stroke-width'] ?? 1))
    .lineCap(own['stroke-linecap'] === 'round' ? 'round' : 'butt')
  if (fill === undefined || fill === 'none') doc.stroke(stroke)
  else doc.fillAndStroke(fill, stroke)
}
