import { isObject, valueAt } from '@hearthlight/domain/shared/json-path'
import type { OtherPart } from './program-parts.ts'

/** Where the groups that a kind of step shows stand in the document, and what each of them lists. */
const LISTS = {
  questions: ['question_groups', 'questions'],
  documents: ['attachment_groups', 'attachments'],
  measures: ['measure_groups', 'measures'],
} as const
type List = keyof typeof LISTS

const SHOWN_BY: Readonly<Record<string, List>> = {
  prq: 'questions',
  attachment: 'documents',
  measurelist: 'measures',
}

const isList = (part: OtherPart): part is List => Object.hasOwn(LISTS, part)
const itemsAt = (value: unknown, key: string): readonly unknown[] => {
  const found = valueAt(value, [key])
  return Array.isArray(found) ? found : []
}

function countIn(document: unknown, list: List, isShown: (code: unknown) => boolean): number {
  const [groups, items] = LISTS[list]
  return itemsAt(document, groups)
    .filter((group) => isShown(valueAt(group, ['code'])))
    .reduce<number>((count, group) => count + itemsAt(group, items).length, 0)
}

/** How many questions, documents or measures a step shows; undefined where it shows none of those. */
export function countOfStep(document: unknown, step: unknown): number | undefined {
  const list = SHOWN_BY[String(valueAt(step, ['type']))]
  const shown = itemsAt(step, 'groups')
  return list && countIn(document, list, (code) => shown.includes(code))
}

/** How many things a part of the program lists; undefined where it is no list. */
export function countOfPart(document: unknown, part: OtherPart): number | undefined {
  if (isList(part)) return countIn(document, part, () => true)
  if (part === 'eligibility') return itemsAt(document, 'eligibility').length
  const found = valueAt(document, ['statuses'])
  const statuses = isObject(found) ? Object.values(found) : []
  if (part === 'statuses') return statuses.length
  if (part === 'mails') return statuses.filter((status) => valueAt(status, ['mail']) !== undefined).length
  return undefined
}
