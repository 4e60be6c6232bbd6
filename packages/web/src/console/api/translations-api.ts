import {
  type AgreedWord,
  AgreedWordsResponse,
  type SaveAgreedWord,
} from '@hearthlight/domain/studio/translations/agreed-words'
import {
  type SaveTranslations,
  type Translations,
  TranslationsResponse,
  XliffReadResponse,
  XliffResponse,
  type XliffVersion,
} from '@hearthlight/domain/studio/translations/translations-contract'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import { queryOptions } from '@tanstack/react-query'
import { consoleHttp, consoleQueries } from './console-http.ts'

const URL = '/api/admin/v1/studio/translations'

const attributes = async <A>(call: Promise<{ data: { attributes: A } }>): Promise<A> =>
  (await call).data.attributes

export const translationsQuery = queryOptions({
  queryKey: ['studio', 'translations'],
  queryFn: () => attributes(consoleHttp.get(URL, { response: TranslationsResponse })),
  staleTime: 0,
})

export const translationsApi = {
  save: (body: SaveTranslations) =>
    attributes(consoleHttp.put(URL, { body, response: TranslationsResponse })),
  write: (language: Language, version: XliffVersion) =>
    attributes(consoleHttp.get(`${URL}/file`, { query: { language, version }, response: XliffResponse })),
  read: (content: string) =>
    attributes(consoleHttp.post(`${URL}/file`, { body: { content }, response: XliffReadResponse })),
  saveWord: async (body: SaveAgreedWord) =>
    wordsOf(await consoleHttp.put(`${URL}/words`, { body, response: AgreedWordsResponse })),
  removeWord: async ({ language, source }: AgreedWord) =>
    wordsOf(
      await consoleHttp.delete(`${URL}/words`, {
        query: { language, source },
        response: AgreedWordsResponse,
      }),
    ),
} as const

const wordsOf = ({ data }: { data: readonly { attributes: AgreedWord }[] }) =>
  data.map(({ attributes }) => attributes)

export function takeWords(words: AgreedWord[]): void {
  consoleQueries.setQueryData(translationsQuery.queryKey, (known) => known && { ...known, words })
}

/** A save was refused, in whole or in part: what stands there now is asked for. */
export const refreshTranslations = () =>
  consoleQueries.invalidateQueries({ queryKey: translationsQuery.queryKey })

/** What was saved is in the drafts that the other editors show. */
export function takeTranslations(saved: Translations): void {
  consoleQueries.setQueryData(translationsQuery.queryKey, saved)
  for (const part of ['draft', 'programs', 'incentives'])
    void consoleQueries.invalidateQueries({ queryKey: ['studio', part] })
}
