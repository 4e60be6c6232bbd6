import type { Question } from '../../forms/question.ts'
import { danglingFields, type SectionData } from './wizard-answers.ts'

/** One section's answers, and when each was given. A cleared answer keeps its time, so that an older one cannot return. */
export type DatedAnswers = {
  readonly data: Readonly<Record<string, string[]>>
  readonly answeredAt: Readonly<Record<string, string>>
}

export type IncomingAnswers = {
  readonly data: SectionData
  readonly answeredAt?: Readonly<Record<string, string>> | undefined
}

/**
 * Lays answers over those that are stored: field by field the later one wins, whichever arrives first, so that a
 * device that was offline never overwrites what was answered meanwhile. Again and again gives the same.
 * A clock that runs ahead counts as now.
 */
export function mergeAnswers(
  stored: DatedAnswers,
  incoming: IncomingAnswers,
  questions: readonly Question[],
  now: string,
): DatedAnswers {
  const data: Record<string, string[]> = { ...stored.data }
  const answeredAt: Record<string, string> = { ...stored.answeredAt }
  for (const [name, values] of Object.entries(incoming.data)) {
    const at = earlier(incoming.answeredAt?.[name] ?? now, now)
    if ((answeredAt[name] ?? '') > at) continue
    answeredAt[name] = at
    if (values.length === 0) delete data[name]
    else data[name] = [...values]
  }
  for (const name of danglingFields(questions, data)) delete data[name]
  return { data, answeredAt }
}

/** Times in one notation, so that they can be compared as texts. */
const earlier = (one: string, other: string): string => {
  const time = new Date(one).toISOString()
  return time < other ? time : other
}
