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

const isPlaceholder = (part: string) => /^-.*-$/.test(part)
