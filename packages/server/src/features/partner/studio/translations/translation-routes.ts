import { one } from '@hearthlight/domain/shared/envelope'
import {
  type AgreedWord,
  AgreedWordsResponse,
  RemoveAgreedWord,
  SaveAgreedWord,
} from '@hearthlight/domain/studio/translations/agreed-words'
import {
  ReadXliff,
  SaveTranslations,
  TranslationsResponse,
  XLIFF_LIMITS,
  XliffQuery,
  XliffReadResponse,
  XliffResponse,
} from '@hearthlight/domain/studio/translations/translations-contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { RATE_LIMITS } from '../../../../platform/http/limits/rate-limits.ts'
import { scopeOf } from '../../../../platform/scope.ts'
import type { StudioDeps } from '../studio-deps.ts'
import { removeAgreedWord, saveAgreedWord } from './agree-on-words.ts'
import { readTranslations } from './read-translations.ts'
import { saveTranslations } from './save-translations.ts'
import { exportXliff, readTranslationFile } from './translation-files.ts'

const config = { policy: 'admin:partner' } as const
const tags = ['Studio']
const url = '/api/admin/v1/studio/translations'

const presentWords = (words: readonly AgreedWord[]) => ({
  data: words.map((word) => one('agreed_words', `${word.language} ${word.source}`, word).data),
})

/** The texts of a partner in its languages, wherever they stand, and the words it agreed on for them. */
export const translationRoutes =
  (deps: StudioDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(url, { config, schema: { tags, response: { 200: TranslationsResponse } } }, async (request) =>
      one('translations', '1', await readTranslations(deps, scopeOf(request))),
    )
    app.put(
      url,
      { config, schema: { tags, body: SaveTranslations, response: { 200: TranslationsResponse } } },
      async (request) => {
        const scope = scopeOf(request)
        await saveTranslations(deps, scope, request.body)
        return one('translations', '1', await readTranslations(deps, scope))
      },
    )
    app.put(
      `${url}/words`,
      { config, schema: { tags, body: SaveAgreedWord, response: { 200: AgreedWordsResponse } } },
      async (request) => presentWords(await saveAgreedWord(deps, scopeOf(request), request.body)),
    )
    app.delete(
      `${url}/words`,
      { config, schema: { tags, querystring: RemoveAgreedWord, response: { 200: AgreedWordsResponse } } },
      async (request) => presentWords(await removeAgreedWord(deps, scopeOf(request), request.query)),
    )
    app.get(
      `${url}/file`,
      { config, schema: { tags, querystring: XliffQuery, response: { 200: XliffResponse } } },
      async (request) =>
        one('translations_file', '1', await exportXliff(deps, scopeOf(request), request.query)),
    )
    app.post(
      `${url}/file`,
      {
        // Signs of the file that JSON writes with a backslash take two bytes.
        config: { ...config, rateLimit: RATE_LIMITS.upload },
        bodyLimit: 2 * XLIFF_LIMITS.bytes,
        schema: { tags, body: ReadXliff, response: { 200: XliffReadResponse } },
      },
      async (request) =>
        one(
          'translations_read',
          '1',
          await readTranslationFile(deps, scopeOf(request), request.body.content),
        ),
    )
  }
