import { type JsonPath, pathText } from '@hearthlight/domain/shared/json-path'
import type {
  TextDocument,
  TextState,
  Translation,
  Translations,
} from '@hearthlight/domain/studio/translations/translations-contract'
import type { Language } from '@hearthlight/domain/texts/namespaces'

/** A text of the list in the language that is being written. */
export type ListedText = Translation & {
  readonly key: string
  readonly document: TextDocument
  readonly path: JsonPath
  readonly source: string
  readonly isMail: boolean
}

export const keyOf = (
  { kind, id }: Pick<TextDocument, 'kind' | 'id'>,
  path: JsonPath,
  language: Language,
): string => `${language} ${kind} ${id ?? ''} ${pathText(path)}`

/** What is to be done comes first; otherwise as it stands in its document. */
const ORDER: Readonly<Record<TextState, number>> = { missing: 0, outdated: 0, unseen: 1, good: 2 }

export const isToDo = ({ state }: Pick<ListedText, 'state'>) => ORDER[state] === 0

export const textsIn = ({ documents }: Translations, language: Language): readonly ListedText[] =>
  documents
    .flatMap((document) =>
      document.texts.flatMap(({ path, source, translations }) =>
        translations
          .filter((each) => each.language === language)
          .map((said) => ({
            ...said,
            document,
            path,
            source,
            key: keyOf(document, path, language),
            isMail: path.some((step) => step === 'mail' || step === 'mails'),
          })),
      ),
    )
    .sort((a, b) => ORDER[a.state] - ORDER[b.state])

export const TABS = ['todo', 'unseen', 'changed', 'mails', 'all'] as const
export type TextTab = (typeof TABS)[number]

/** Words of a file that nobody has read yet are not looked at, whatever they replace. */
export const isInTab = (text: ListedText, tab: TextTab, isUnread: boolean): boolean => {
  if (tab === 'todo') return isToDo(text)
  if (tab === 'unseen') return isUnread || text.state === 'unseen'
  if (tab === 'changed') return text.is_changed
  return tab === 'all' || text.isMail
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether each word that somebody looks for is in the text or in the name of its place. */
export function isFound(search: string, said: readonly string[]): boolean {
  const about = plain(said.join(' '))
  return plain(search)
    .split(/\s+/)
    .every((word) => about.includes(word))
}
