import type { House } from '@hearthlight/engine'
import type { Source } from '../../assessment/facts/fact-sheet.ts'
import type { HomeFacts } from '../../assessment/facts/home-facts.ts'
import type { ModelledHome } from '../../assessment/house/house-from-answers.ts'
import type { Section, Vocabulary } from '../../shared/vocabulary.ts'
import type { FigureSource } from '../description/field.ts'
import type { ToldFigure } from './write-figures.ts'

/** A home to describe: as it stands, or as a plan leaves it. */
export interface DescribedHome {
  readonly house: House
  readonly facts: HomeFacts
  /** The house as it stands; the same as `house` unless a plan changed it. */
  readonly before: House
  /** Begins every id of the building. */
  readonly prefix: string
  /** A figure with the source of the answer it comes from. */
  readonly by: By
  readonly inputs: ModelledHome['inputs']
  /** The year on record, where it is known. */
  readonly yearBuilt: number | undefined
  /** The year the water heater was put in. */
  readonly waterYear: number
}

type By = <S extends Section, V>(
  section: S,
  field: keyof Vocabulary[S] & string,
  value: V | undefined,
) => ToldFigure<V> | undefined

const TOLD: readonly Source[] = ['answered', 'record']

/** What somebody answered or what stands on record was told. */
export const byAnswers =
  (inputs: ModelledHome['inputs']): By =>
  (section, field, value) => {
    if (value === undefined) return undefined
    const input = inputs.find((each) => each.section === section && each.field === field)
    const source: FigureSource = input !== undefined && TOLD.includes(input.source) ? 'told' : 'assumed'
    return { value, source }
  }

/** Of a plan nothing was told: we propose it. */
export const byPlan: By = (_section, _field, value) =>
  value === undefined ? undefined : { value, source: 'assumed' }

/** What we drew or worked out. */
export const assumed = <V>(value: V): ToldFigure<V> => ({ value, source: 'assumed' })
export const said = <V>(value: V): ToldFigure<V> => ({ value })

const M_PER_FT = 0.3048
const U_SI = 5.678263
export const feet = (metres: number) => metres / M_PER_FT
export const ft2 = (m2: number) => m2 / M_PER_FT ** 2
export const ft3 = (m3: number) => m3 / M_PER_FT ** 3
export const uIp = (wPerM2K: number) => wPerM2K / U_SI
export const fahrenheit = (celsius: number) => (celsius * 9) / 5 + 32
