import type { Section, Vocabulary } from '../../shared/vocabulary.ts'
import type { Figure, FigureSource } from '../description/field.ts'

/** An answer that a file gives to one of our questions. */
export interface FoundAnswer {
  readonly section: Section
  readonly field: string
  /** One value, or several of a question that takes many. */
  readonly values: readonly string[]
  readonly source: FigureSource
  /** Where the file says it. */
  readonly element: string
}

/** What decided an answer: it is told only when all of it was. */
export interface Ground {
  readonly source: FigureSource
  readonly element: string
}

const ABSENT: Ground = { source: 'assumed', element: '' }

export function answerOf<S extends Section>(
  section: S,
  field: keyof Vocabulary[S] & string,
  value: string | number | undefined,
  grounds: readonly (Ground | undefined)[],
): FoundAnswer[] {
  if (value === undefined || value === '') return []
  const known = grounds.flatMap((ground) => ground ?? [])
  const [first = ABSENT] = known
  const source = known.length > 0 && known.every((ground) => ground.source === 'told') ? 'told' : 'assumed'
  return [{ section, field, values: [String(value)], source, element: first.element }]
}

export const textOf = (figure: Figure<string> | undefined): string => figure?.value.toLowerCase() ?? ''

export const rounded = (value: number, step: number): number =>
  Number((Math.round(value / step) * step).toFixed(4))
