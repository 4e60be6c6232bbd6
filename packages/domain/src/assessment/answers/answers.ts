import type { FieldSpec } from '../../shared/field-spec.ts'
import { type Section, UNKNOWN, VOCABULARY } from '../../shared/vocabulary.ts'
import { isKind } from './home-kind.ts'

/** Section → field → values, as the generic items hold them. A field absent or empty is unanswered. */
export type Answers = Partial<Record<Section, Record<string, string[]>>>

export const fieldSpec = (section: Section, field: string): FieldSpec | undefined =>
  (VOCABULARY[section] as Readonly<Record<string, FieldSpec>>)[field]

const values = (answers: Answers, section: Section, field: string) =>
  (answers[section]?.[field] ?? []).filter((value) => value.trim() !== '' && value !== UNKNOWN)

const parentHolds = (answers: Answers, section: Section, spec: FieldSpec) => {
  if (!spec.under || spec.under.values === 'any') return true
  const allowed = spec.under.values
  return values(answers, section, spec.under.field).some((value) => allowed.includes(value))
}

const optionAsks = (spec: FieldSpec, option: string) =>
  spec.kind === 'multi' ? spec.optionAsks?.[option] : undefined

/** Whether the question is for this home, as far as the answers tell. */
export function isAskable(answers: Answers, section: Section, field: string): boolean {
  const spec = fieldSpec(section, field)
  return spec !== undefined && isKind(answers, spec.asks) && parentHolds(answers, section, spec)
}

/**
 * The values that count: known, non-blank, of a question for this home, and not left over under a parent answer that
 * has changed.
 */
export function answered(answers: Answers, section: Section, field: string): string[] {
  const spec = fieldSpec(section, field)
  if (!spec || !isAskable(answers, section, field)) return []
  return values(answers, section, field).filter((value) => isKind(answers, optionAsks(spec, value)))
}
