import { elementPath, elementsAt, type HpxmlElement } from '../xml/hpxml-element.ts'
import type { HpxmlFault } from '../xml/hpxml-problem.ts'
import type { Described, Figure, FigureSource, HpxmlField, HpxmlGroup } from './field.ts'

/** What reading found beside the figures. */
export interface ReadingNotes {
  /** Elements that were understood. */
  readonly read: Set<HpxmlElement>
  readonly faults: HpxmlFault[]
}

/** `dataSource` stands at the value or at what holds it; without one, somebody told it. */
function sourceOf(element: HpxmlElement): FigureSource {
  const said = element.attributes['dataSource']
  if (said !== undefined) return said === 'software' ? 'assumed' : 'told'
  return element.parent === undefined ? 'told' : sourceOf(element.parent)
}

/** `Attic(Vented=true)`; HPXML 2 wrote the kind as words instead. */
function kindOf(element: HpxmlElement): string {
  const [kind] = element.children
  if (kind === undefined) return element.text.trim()
  const flags = kind.children
    .filter(({ name, children }) => children.length === 0 && name !== 'extension')
    .map(({ name, text }) => `${name}=${text.trim()}`)
  return flags.length === 0 ? kind.name : `${kind.name}(${flags.join(',')})`
}

function numberOf(element: HpxmlElement, said: string, notes: ReadingNotes): number | undefined {
  const value = Number(said)
  if (Number.isFinite(value)) return value
  notes.faults.push({ element: elementPath(element), reason: 'notANumber', found: said.slice(0, 80) })
  return undefined
}

function readKind(element: HpxmlElement, notes: ReadingNotes): string | undefined {
  for (const inside of element.children) for (const one of [inside, ...inside.children]) notes.read.add(one)
  return kindOf(element) || undefined
}

function readValue(element: HpxmlElement, { is }: HpxmlField, notes: ReadingNotes) {
  if (is === 'name') return element.children[0]?.name
  if (is === 'kind') return readKind(element, notes)
  const said = element.text.trim()
  if (said === '' || is === 'text') return said || undefined
  return is === 'flag' ? said === 'true' || said === '1' : numberOf(element, said, notes)
}

/** The figure of a field; insulation in several layers adds up. */
function figureOf(item: HpxmlElement, field: HpxmlField, notes: ReadingNotes): Figure<unknown> | undefined {
  const found = elementsAt(item, field.at)
  const figures = found.flatMap((element) => {
    notes.read.add(element)
    const value = readValue(element, field, notes)
    return value === undefined ? [] : [{ value, source: sourceOf(element), element: elementPath(element) }]
  })
  const [first] = figures
  if (first === undefined || field.unit !== 'R' || figures.length === 1) return first
  return { ...first, value: figures.reduce((sum, { value }) => sum + Number(value), 0) }
}

/** Elements that name a thing or join it to another; they hold no figure. */
const JOINTS = /^(SystemIdentifier|AttachedTo\w+|DistributionSystem|HVACSystemServed|Related\w+)$/

export const idOf = (element: HpxmlElement): string | undefined =>
  element.attributes['id'] ??
  element.children.find(({ name }) => name === 'SystemIdentifier')?.attributes['id']

/** Reads what the table says of one element. */
export function readFigures<G extends HpxmlGroup>(
  element: HpxmlElement,
  group: G,
  notes: ReadingNotes,
): Described<G> {
  const figures = Object.entries(group.fields).flatMap(([name, field]) => {
    const figure = figureOf(element, field, notes)
    return figure === undefined ? [] : [[name, figure] as const]
  })
  const groups = Object.entries(group.groups ?? {}).map(([name, inner]) => [
    name,
    elementsAt(element, inner.at).map((item) => readItem(item, inner, notes)),
  ])
  // Each value was read as its field says.
  return Object.fromEntries([...figures, ...groups]) as Described<G>
}

function readItem(element: HpxmlElement, group: HpxmlGroup, notes: ReadingNotes) {
  notes.read.add(element)
  for (const child of element.children) if (JOINTS.test(child.name)) notes.read.add(child)
  const id = idOf(element)
  return {
    ...(id !== undefined && { id }),
    element: elementPath(element),
    ...readFigures(element, group, notes),
  }
}
