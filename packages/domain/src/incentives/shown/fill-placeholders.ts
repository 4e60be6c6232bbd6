const PLACEHOLDER = /\{\{\s*([\w.-]+)\s*\}\}/g
const SENTENCE = /[^.!?]+(?:[.!?](?!\s|$)[^.!?]*)*(?:[.!?]+\s*|$)/g

export type PlaceholderValues = Readonly<Record<string, string>>

/** One value for every placeholder of a text, where no home is there whose own they would be. */
export const everyPlaceholder = (text: string, value: string): PlaceholderValues =>
  Object.fromEntries([...text.matchAll(PLACEHOLDER)].map(([, name]) => [name, value]))

/** `{{name}}` becomes the audit's value. A sentence whose value is not known is left out: no reader meets a brace. */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  if (!text.includes('{{')) return text
  const masked = text.replace(
    PLACEHOLDER,
    (_, name: string) => values[name]?.replaceAll('.', '\u0000') ?? '{{}}',
  )
  const sentences = masked.match(SENTENCE) ?? []
  return sentences
    .filter((sentence) => !sentence.includes('{{}}'))
    .join('')
    .replaceAll('\u0000', '.')
    .trim()
}
