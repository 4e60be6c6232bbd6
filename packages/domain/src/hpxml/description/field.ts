/** How one figure of a home stands in a file. `at` names elements by path; `|` parts the paths of several versions. */
export interface HpxmlField {
  readonly is: 'number' | 'text' | 'flag' | 'kind' | 'name'
  readonly at: string
  readonly unit?: HpxmlUnit
  /** The questions of ours that it answers, as `section.field`. */
  readonly answers?: readonly string[]
}

export type HpxmlUnit = 'ft' | 'ft2' | 'ft3' | 'R' | 'U' | 'Btu/h' | '°F' | 'cfm' | 'gal' | 'W' | 'Pa' | 'deg'

/** What a home may have several of, each with figures of its own. */
export interface HpxmlGroup {
  readonly at: string
  readonly fields: Readonly<Record<string, HpxmlField>>
  readonly groups?: Readonly<Record<string, HpxmlGroup>>
}

type More = { readonly answers?: readonly string[] }

export const number = (at: string, unit?: HpxmlUnit, more: More = {}) =>
  ({ is: 'number', at, ...(unit && { unit }), ...more }) as const
export const text = (at: string, more: More = {}) => ({ is: 'text', at, ...more }) as const
export const flag = (at: string, more: More = {}) => ({ is: 'flag', at, ...more }) as const
/** The name of the element inside with the flags of it, as `Basement(Conditioned=true)`. */
export const kind = (at: string, more: More = {}) => ({ is: 'kind', at, ...more }) as const

/** The name of the element inside. */
export const name = (at: string, more: More = {}) => ({ is: 'name', at, ...more }) as const

/** Somebody told it, or a program took it for granted. */
export type FigureSource = 'told' | 'assumed'

export interface Figure<V> {
  readonly value: V
  readonly source: FigureSource
  readonly element: string
}

export type ValueOf<F extends HpxmlField> = F['is'] extends 'number'
  ? number
  : F['is'] extends 'flag'
    ? boolean
    : string

export type Described<G extends HpxmlGroup> = {
  readonly [K in keyof G['fields']]?: Figure<ValueOf<G['fields'][K]>>
} & (G['groups'] extends Readonly<Record<string, HpxmlGroup>>
  ? { readonly [K in keyof G['groups']]: readonly DescribedItem<G['groups'][K]>[] }
  : unknown)

export type DescribedItem<G extends HpxmlGroup> = Described<G> & {
  readonly id?: string
  readonly element: string
}
