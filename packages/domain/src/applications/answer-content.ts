import { chosenValues, type FieldValue, isBlank } from '../forms/field-values.ts'
import type { ListItem } from '../incentives/incentive.ts'

type Typed = Pick<ListItem, 'answer_type'>

/** How an answer is stored: a boolean as 'true' or 'false', several choices as a JSON list (spec 2 section 5). */
export function contentOf({ answer_type }: Typed, value: FieldValue): string {
  if (value === false) return 'false'
  if (isBlank(value)) return ''
  return answer_type === 'multi_select' ? JSON.stringify(chosenValues(value)) : String(value).trim()
}

/** The answer in a stored content; what is no list where one is due stands for one choice, and is then refused by name. */
export const answerOf = ({ answer_type }: Typed, content: string): FieldValue =>
  answer_type === 'multi_select' ? listIn(content) : content

function listIn(content: string): readonly string[] {
  if (content.trim() === '') return []
  try {
    const list: unknown = JSON.parse(content)
    return Array.isArray(list) ? list.map(String) : [content]
  } catch {
    return [content]
  }
}
