import type { FigureSource, HpxmlField, HpxmlGroup, ValueOf } from '../description/field.ts'
import { addElement, elementBelow, type WrittenElement } from './written-element.ts'

/** A figure to write. Names and dates say nothing of a source. */
export interface ToldFigure<V> {
  readonly value: V
  readonly source?: FigureSource
}

/** The figures of one thing by the names of the table, and what stands in it several times. */
export type Told<G extends HpxmlGroup> = {
  readonly [K in keyof G['fields']]?: ToldFigure<ValueOf<G['fields'][K]>> | undefined
} & (G['groups'] extends Readonly<Record<string, HpxmlGroup>>
  ? { readonly [K in keyof G['groups']]?: readonly ToldItem<G['groups'][K]>[] | undefined }
  : unknown)

export type ToldItem<G extends HpxmlGroup> = Told<G> & {
  readonly id?: string
  /** Elements that join it to another thing, by its id. */
  readonly joined?: Readonly<Record<string, string | undefined>>
}

const DATA_SOURCE = { told: 'user', assumed: 'software' } as const

/** Where 4.2 has it: the first of the paths. */
const placeOf = (at: string) => at.split('|')[0] ?? at

const numberText = (value: number) => String(Number(value.toFixed(4)))

/** `Basement(Conditioned=true)` as an element with its flags. */
function putKind(place: WrittenElement, kind: string): void {
  const [, name = kind, flags = ''] = /^(\w+)\((.*)\)$/.exec(kind) ?? []
  const element = addElement(place, name)
  for (const flag of flags.split(',').filter((each) => each !== '')) {
    const [key = '', value = ''] = flag.split('=')
    addElement(element, key, { text: value })
  }
}

function putFigure(element: WrittenElement, field: HpxmlField, { value, source }: ToldFigure<unknown>): void {
  const place = elementBelow(element, placeOf(field.at))
  if (source !== undefined) place.attributes['dataSource'] = DATA_SOURCE[source]
  if (field.is === 'kind' || field.is === 'name') putKind(place, String(value))
  else place.text = typeof value === 'number' ? numberText(value) : String(value)
}

const INSULATIONS = ['Insulation', 'PerimeterInsulation', 'UnderSlabInsulation']

/** What is insulated names its insulation too. */
function nameInsulation(element: WrittenElement, id: string): void {
  for (const inside of element.children.filter(({ name }) => INSULATIONS.includes(name)))
    addElement(inside, 'SystemIdentifier', { attributes: { id: `${id}-insulation` } })
}

function writeItem(parent: WrittenElement, group: HpxmlGroup, item: ToldItem<HpxmlGroup>): void {
  const path = placeOf(group.at).split('/')
  const name = path.pop() ?? ''
  const element = addElement(path.length === 0 ? parent : elementBelow(parent, path.join('/')), name)
  const { id, joined = {}, ...told } = item
  if (id !== undefined) addElement(element, 'SystemIdentifier', { attributes: { id } })
  writeFigures(element, group, told)
  for (const [joint, idref] of Object.entries(joined))
    if (idref !== undefined) addElement(element, joint, { attributes: { idref } })
  if (id !== undefined) nameInsulation(element, id)
}

/** Writes figures where the table says that they stand. */
export function writeFigures<G extends HpxmlGroup>(element: WrittenElement, group: G, told: Told<G>): void {
  const figures: Readonly<Record<string, unknown>> = told
  for (const [name, field] of Object.entries(group.fields)) {
    // What stands under the name of a field is its figure.
    const figure = figures[name] as ToldFigure<unknown> | undefined
    if (figure !== undefined) putFigure(element, field, figure)
  }
  for (const [name, inner] of Object.entries(group.groups ?? {})) {
    const items = (figures[name] ?? []) as readonly ToldItem<HpxmlGroup>[]
    for (const item of items) writeItem(element, inner, item)
  }
}
