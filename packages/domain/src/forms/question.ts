import type { Condition } from './condition.ts'
import type { FieldDefinition, FieldOption, FieldType } from './field-definition.ts'
import type { FieldValue } from './field-values.ts'

/** What may be chosen: the code is the answer, the label is only its words. */
export type QuestionOption = Omit<FieldOption, 'sub_fields'> & {
  /** Drawn with less weight, as "I don't know". */
  readonly isPlain?: boolean
}

/** How a field differs while a condition holds. */
export type Variant = { readonly when: Condition; readonly changes: Changes }
type Changes = Partial<Pick<FieldQuestion, 'label' | 'help_text' | 'options' | 'fill' | 'scale'>>

type Partners = Omit<
  FieldDefinition,
  'type' | 'options' | 'parent' | 'mappings' | 'labels' | 'enable_sub_fields'
>

/** One thing asked, with one answer at its path. Its words are words, no longer text keys. */
export type FieldQuestion = Partners & {
  readonly kind: 'field'
  readonly type: Exclude<FieldType, 'address'>
  readonly when?: Condition | undefined
  readonly options: readonly QuestionOption[]
  readonly variants: readonly Variant[]
  /** The answer that another answer fills in. */
  readonly fill?: string | undefined
  /** A code that answers "I don't know" where a figure is asked. */
  readonly unknown?: string | undefined
  /** The ends and words of a slider, where they are narrower than what may be answered. */
  readonly scale?:
    | { readonly min: number; readonly max: number; readonly ticks: readonly string[] }
    | undefined
  /** What the unit is called beside one, where that differs. */
  readonly unitOne?: string | undefined
  /** How long an answer is: the control is as wide. */
  readonly chars?: number | undefined
  /** The sign of the partner's currency stands at the number. */
  readonly isMoney?: boolean | undefined
  /** What the question itself has against a value that is right in form, in words. */
  readonly objection?: ((value: FieldValue) => string | undefined) | undefined
  /** What hangs from the answer. */
  readonly details?: GroupQuestion | undefined
}

/** Questions that stand together. One that nests has its answers under its own path, `home/zip`. */
export type GroupQuestion = {
  readonly kind: 'group'
  readonly name: string
  readonly when?: Condition | undefined
  readonly title?: string | undefined
  readonly text?: string | undefined
  readonly nests: boolean
  /** Whether one answer is enough where several are required (spec 1 section 5). */
  readonly needs: 'each' | 'one'
  readonly children: readonly Question[]
}

/** The same questions for each of several items, `items/0/zip`; the answer at its own path is how many there are. */
export type RepeatQuestion = {
  readonly kind: 'repeat'
  readonly name: string
  readonly when?: Condition | undefined
  readonly title: string
  readonly text?: string | undefined
  readonly min: number
  readonly max: number
  readonly children: readonly Question[]
}

/** Files that are asked for; the answer lists what they are stored under. */
export type DocumentQuestion = {
  readonly kind: 'document'
  readonly name: string
  readonly when?: Condition | undefined
  readonly label: string
  readonly help_text?: string | undefined
  readonly required: boolean
  readonly max: number
}

/** Whatever asks a person something is a tree of these. */
export type Question = FieldQuestion | GroupQuestion | RepeatQuestion | DocumentQuestion
