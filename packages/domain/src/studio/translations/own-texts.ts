import { isByLanguage } from '../../partner/local-text.ts'
import { isObject, type JsonPath, pathText } from '../../shared/json-path.ts'
import type { Language } from '../../texts/namespaces.ts'
import type { OwnText, TextState } from './translations-contract.ts'

type ByLanguage = Partial<Record<Language, string>>

/** A document as it was live from some time on; what is not live yet has none. */
export type TextVersion = { readonly document: unknown; readonly at: Date | null }

/** Somebody looked at these words and found that they say what the source says. */
export type LookedAt = { readonly language: Language; readonly source: string; readonly text: string }

type History = {
  /** The newest first: what is being written, what is live, what was. */
  readonly versions: readonly TextVersion[]
  readonly source: Language
  readonly languages: readonly Language[]
  readonly lookedAt: readonly LookedAt[]
  /** What has changed after this is told apart. */
  readonly since: Date
}

/** Every text that a document has by language, by its place. */
export function textsIn(value: unknown, path: JsonPath = []): { path: JsonPath; texts: ByLanguage }[] {
  if (isByLanguage(value)) return [{ path, texts: value }]
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...path, index]))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, [...path, key]))
}

const together = ({ language, source, text }: LookedAt) => JSON.stringify([language, source, text])

/** The texts of one version by their place, and what stands beside what, wherever a list has moved it to. */
function indexed({ document, at }: TextVersion, source: Language, languages: readonly Language[]) {
  const texts = textsIn(document)
  const pairs = texts.flatMap(({ texts: said }) =>
    languages.map((language) =>
      together({ language, source: said[source] ?? '', text: said[language] ?? '' }),
    ),
  )
  const byPlace = new Map(texts.map(({ path, texts: said }) => [pathText(path), said]))
  return { at, texts, byPlace, pairs: new Set(pairs) }
}
type Indexed = ReturnType<typeof indexed>

/**
 * The texts of a document beside what they are in the other languages, and how each of those stands: one that is not there,
 * one whose source was written anew since, one that nobody has looked at, or a good one. What is live was looked at by whoever
 * published it.
 */
export function ownTexts({ versions, source, languages, lookedAt, since }: History): OwnText[] {
  const others = languages.filter((language) => language !== source)
  const [newest, ...older] = versions.map((version) => indexed(version, source, others))
  if (newest === undefined) return []
  const live = [newest, ...older].find(({ at }) => at !== null)
  const before = [newest, ...older].find(({ at }) => at !== null && at < since)
  const looked = new Set(lookedAt.map(together))
  const sourceBefore = (place: string, said: LookedAt): string | undefined => {
    const was = writtenBeside(older, place, source, said, looked) ?? said.source
    if (was !== said.source) return was
    return lookedAt.find((mark) => isOfOtherSource(mark, said) && !newest.pairs.has(together(mark)))?.source
  }
  const stateOf = (place: string, said: LookedAt): { state: TextState; was: string | null } => {
    if (said.text === '') return { state: 'missing', was: null }
    if (looked.has(together(said))) return { state: 'good', was: null }
    const was = sourceBefore(place, said)
    if (was !== undefined) return { state: 'outdated', was }
    return { state: live?.pairs.has(together(said)) ? 'good' : 'unseen', was: null }
  }
  return newest.texts.flatMap(({ path, texts }) => {
    const words = texts[source] ?? ''
    if (words === '') return []
    const translations = others.map((language) => {
      const said = { language, source: words, text: texts[language] ?? '' }
      const is_changed = before?.pairs.has(together(said)) !== true
      return { language, text: said.text, ...stateOf(pathText(path), said), is_changed }
    })
    return [{ path: [...path], source: words, translations }]
  })
}

const isOfOtherSource = (mark: LookedAt, { language, source, text }: LookedAt) =>
  mark.language === language && mark.text === text && mark.source !== source

/** What the source said when these words were written, or were looked at last. */
function writtenBeside(
  older: readonly Indexed[],
  place: string,
  source: Language,
  { language, text }: LookedAt,
  looked: ReadonlySet<string>,
): string | undefined {
  let was: string | undefined
  for (const { byPlace } of older) {
    const then = byPlace.get(place)
    if (then?.[language] !== text) break
    was = then[source] ?? ''
    if (looked.has(together({ language, source: was, text }))) break
  }
  return was === '' ? undefined : was
}
