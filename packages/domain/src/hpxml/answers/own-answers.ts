import { SECTIONS, type Section } from '../../shared/vocabulary.ts'
import type { HpxmlHome } from '../description/home.ts'
import type { FoundAnswer } from './found-answer.ts'

const keyOf = ({ section, field }: Pick<FoundAnswer, 'section' | 'field'>) => `${section}.${field}`
export const valueText = (values: readonly string[]) => values.join(' ')

/** What somebody told in an answer, as it stands beside one of ours. */
export const toldText = (found: FoundAnswer | undefined): string | undefined =>
  found?.source === 'told' ? valueText(found.values) : undefined

/**
 * Answers as our own export says they were given, in the place of those that the elements give. What was changed in the file
 * since then counts: an own answer says what the elements said beside it.
 */
export function withOwnAnswers(home: HpxmlHome, found: readonly FoundAnswer[]): FoundAnswer[] {
  const byKey = new Map(found.map((one) => [keyOf(one), one]))
  for (const { section, field, value, instead, element } of home.answers) {
    const where = SECTIONS.find((each): each is Section => each === section?.value)
    if (where === undefined || field === undefined) continue
    const question = { section: where, field: field.value }
    const read = byKey.get(keyOf(question))
    if (toldText(read) !== instead?.value) continue
    if (value !== undefined)
      byKey.set(keyOf(question), { ...question, values: value.value.split(' '), source: 'told', element })
    else if (read !== undefined) byKey.set(keyOf(question), { ...read, source: 'assumed' })
  }
  return [...byKey.values()]
}
