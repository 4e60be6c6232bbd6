import { type JsonPath, valueAt } from '@hearthlight/domain/shared/json-path'

/** Parts of a program beside its steps, with the keys of the document that each is about. */
export const OTHER_PARTS = {
  basics: [
    'code',
    'name',
    'description',
    'sorting_tag',
    'is_public',
    'is_posted',
    'date_range',
    'minutes',
    'have_at_hand',
    'what_happens_after',
    'finish_message',
    'finish_url',
  ],
  eligibility: ['eligibility'],
  questions: ['question_groups'],
  documents: ['attachment_groups'],
  measures: ['measure_groups', 'measure_types', 'cart', 'budget'],
  statuses: ['initial_status', 'statuses'],
  mails: [],
  detail: ['detail'],
  languages: ['languages'],
} as const

export type OtherPart = keyof typeof OTHER_PARTS
export type ProgramPart = { readonly kind: OtherPart } | { readonly kind: 'step'; readonly index: number }

/** Lists that steps show: what is wrong in one is mended at the step that shows it. */
const SHOWN_BY: Readonly<Record<string, OtherPart>> = {
  question_groups: 'questions',
  attachment_groups: 'documents',
  measure_groups: 'measures',
}

/** Where a place of the document is edited. */
export function partOf(path: JsonPath, document: unknown): ProgramPart {
  const [key, index] = path
  const steps = valueAt(document, ['steps'])
  if (key === 'steps' && typeof index === 'number' && Array.isArray(steps) && index < steps.length)
    return { kind: 'step', index }
  const shown = SHOWN_BY[String(key)]
  if (shown !== undefined) return { kind: shown }
  const found = (Object.keys(OTHER_PARTS) as OtherPart[]).find((part) =>
    (OTHER_PARTS[part] as readonly string[]).includes(String(key)),
  )
  return { kind: found ?? 'basics' }
}
