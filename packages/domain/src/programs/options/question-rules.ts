import type { OptionDefinition } from '../definition/option-definition.ts'
import type { Say, Words } from '../definition/program-words.ts'
import { labelOf } from './option-words.ts'

/** Options and placeholder of a question as its rules write them: `-Choose one-;A;B`. */
export type QuestionRules = { readonly options: readonly string[]; readonly placeholder?: string | undefined }

/** Parts between semicolons are options; one wrapped in dashes is the placeholder (spec 2 section 3). */
export function parseRules(rules: string): QuestionRules {
  const parts = rules
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const placeholder = parts.find(isPlaceholder)
  return {
    options: parts.filter((part) => !isPlaceholder(part)),
    ...(placeholder !== undefined && { placeholder: placeholder.replace(/^-+\s*|\s*-+$/g, '') }),
  }
}

/** The rules that the wire has for a choice, in the words of the reader; nothing for what is no choice. */
export const writeRules = (
  {
    options = [],
    placeholder,
  }: { options?: readonly OptionDefinition[] | undefined; placeholder?: Words | undefined },
  say: Say,
): string =>
  [
    ...(placeholder === undefined ? [] : [`-${say(placeholder)}-`]),
    ...options.map((option) => labelOf(option, say)),
  ].join(';')

/** Whether the wire can say a label as an option: a semicolon parts options, and dashes around it make a placeholder of it. */
export const isOptionOnWire = (label: string): boolean => !label.includes(';') && !isPlaceholder(label.trim())

const isPlaceholder = (part: string) => /^-.*-$/.test(part)
