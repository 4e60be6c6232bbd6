import { LANGUAGES, type Language, type Texts } from '@hearthlight/domain/texts/namespaces'
import { NAMESPACES, readTexts } from '@hearthlight/domain/texts/testing/read-texts'

const wordsOf = (texts: Texts): string[] =>
  Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : wordsOf(text)))

const plain = (text: string) =>
  text
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A text with something put in: enough of it must be its own words to know it by them. */
function patternOf(text: string): RegExp | undefined {
  const parts = text.split(/\{\{[^}]+\}\}|\$t\([^)]*\)/)
  if ((parts.join(' ').match(/\p{L}{3,}/gu) ?? []).length < 2) return undefined
  return new RegExp(`^${parts.map(escaped).join('.+')}$`, 'u')
}

async function listOf(language: Language) {
  const texts = await Promise.all(
    NAMESPACES.map(async (namespace): Promise<readonly [string, Texts]> => {
      return [namespace, await readTexts(language, namespace)]
    }),
  )
  const words = texts.flatMap(([, each]) => wordsOf(each)).map(plain)
  return {
    texts: new Map(texts),
    whole: new Set(words.filter((text) => !text.includes('{{'))),
    patterns: words.filter((text) => text.includes('{{')).flatMap((text) => patternOf(text) ?? []),
  }
}
const lists = new Map(
  await Promise.all(LANGUAGES.map(async (language) => [language, await listOf(language)] as const)),
)

const has = (language: Language, text: string): boolean => {
  const list = lists.get(language)
  return list !== undefined && (list.whole.has(text) || list.patterns.some((pattern) => pattern.test(text)))
}

/** A text by its key, `admin-programs:programs.new`. */
export function textIn(language: Language, key: string): string {
  const [namespace = '', path = ''] = key.split(':')
  let found: Texts | string | undefined = lists.get(language)?.texts.get(namespace)
  for (const part of path.split('.')) found = typeof found === 'object' ? found[part] : undefined
  if (typeof found !== 'string') throw new Error(`no text ${key}`)
  return found
}

/** Addresses, names of files, units, starts of API keys, and placeholders between braces are the same in every language. */
const AS_IT_IS = [
  /[\w.+-]+@[\w.-]*/g,
  /https?:\/\/\S+/g,
  /\b[\w-]+(?:\.[\w-]+)*\.(?:test|localhost|com|org|ca|pt|gov|net|eu)\b\S*/g,
  /[\w().-]+\.(?:pdf|csv|json|png|jpe?g|webp|svg|heic|zip|html?)\b/gi,
  /\{\{[^}]*\}\}/g,
  /\b[kMG]Wh?\b/g,
  /\bhlk_\w+/g,
]
const RAW =
  /(?<![\w/.-])(?:[a-z\d]+(?:_[a-z\d]+)+|[a-z][a-z\d_]+(?:\.[a-z][a-z\d_-]+)+|[a-z]+(?:[A-Z][a-z]+)+|[a-z-]+:[a-z]+[._][a-z._]+)(?![\w/])/g

const wrongByText = new Map<string, readonly string[]>()

/** Pages share most of their texts, and one text is held against thousands of patterns. */
export function wrongIn(text: string, language: Language): readonly string[] {
  const key = `${language} ${text}`
  const wrong = wrongByText.get(key) ?? findWrong(text, language)
  wrongByText.set(key, wrong)
  return wrong
}

/**
 * What of a text only the program knows (`per_unit`, `name.en`, `readOnly`) and, as a whole, what the lists of other languages
 * say and the reader's own does not. What the reader's own list says is right.
 */
function findWrong(text: string, language: Language): string[] {
  if (has(language, text)) return []
  const words = AS_IT_IS.reduce((left, pattern) => left.replaceAll(pattern, ' '), text)
  return [
    ...(words.match(RAW) ?? []).map((name) => `raw ${name} in “${text.slice(0, 80)}”`),
    ...LANGUAGES.filter((other) => other !== language && has(other, text)).map(
      (other) => `${other} “${text}”`,
    ),
  ]
}
