import { createHash } from 'node:crypto'
import type { BootData, KnownAnswer } from '@hearthlight/domain/navigation/boot-data'
import type { DrawnPage, DrawPage } from '@hearthlight/domain/navigation/drawn-page'
import type { PageName } from '@hearthlight/domain/partner/pages/page-name'
import { PAGES } from '@hearthlight/domain/partner/pages/pages'
import { partnerIn } from '@hearthlight/domain/partner/read-partner'
import type { FastifyRequest } from 'fastify'
import { latestUsed } from '../caches/latest-used.ts'
import { NAMESPACES } from '../texts/text-files.ts'
import { type Asked, hostName } from './asked-document.ts'
import { publicPartner, textsOf } from './boot-json.ts'
import { isDrawnForPerson } from './drawn-pages.ts'

/** What a page shows beside the partner, as its calls would answer it; undefined where they would not. */
export type AnswersOf = (
  request: FastifyRequest,
  page: PageName,
  reader: Pick<Asked, 'partner' | 'language'>,
) => Promise<readonly KnownAnswer[] | undefined>

export type Contents = {
  readonly person: BootData['person']
  readonly drawn: DrawnPage | undefined
  readonly answers: readonly KnownAnswer[]
}

/** Some 50 kB each. */
const DRAWN_KEPT = 100

/**
 * Draws a page with the web app; undefined where the browser has to draw it. Drawing takes longer than all else, and what is
 * drawn depends on what it is drawn of alone: of the same it is not drawn again.
 */
export const pageDrawing = (drawPage: DrawPage | undefined) => {
  const kept = latestUsed<DrawnPage>(DRAWN_KEPT)
  return async (
    request: FastifyRequest,
    asked: Asked,
    page: PageName,
    { person, answers }: Pick<Contents, 'person' | 'answers'>,
  ): Promise<DrawnPage | undefined> => {
    const { partner, language } = asked
    const [host, user] = [hostName(request), person?.user ?? null]
    const key = createHash('sha256')
      .update(JSON.stringify([page, host, language, partner.id, partner.version, user, answers]))
      .digest('base64url')
    const known = kept.get(key)
    if (known !== undefined) return known
    const own = partnerIn(partner, language)
    try {
      const drawn = await drawPage?.({
        path: PAGES[page].path,
        host,
        language,
        person: user,
        answers,
        partner: publicPartner(own, user?.email ?? null),
        texts: textsOf(own.config, language, NAMESPACES),
      })
      if (drawn !== undefined) kept.set(key, drawn)
      return drawn
    } catch (error) {
      request.log.error({ err: error, page }, 'page could not be drawn')
      return undefined
    }
  }
}

/** The contents of a document that is made for one person. Of a page that comes undrawn the browser asks for all it shows. */
export async function ownContents(
  draw: ReturnType<typeof pageDrawing>,
  ownAnswers: AnswersOf,
  { request, asked, person }: { request: FastifyRequest; asked: Asked; person: BootData['person'] },
): Promise<Contents> {
  const undrawn = { person, drawn: undefined, answers: [] }
  if (person === null || asked.preview !== undefined || !isDrawnForPerson(asked.page, request.url))
    return undrawn
  const answers = await ownAnswers(request, asked.page, asked)
  if (answers === undefined) return undrawn
  const drawn = await draw(request, asked, asked.page, { person, answers })
  return drawn === undefined ? undrawn : { person, drawn, answers }
}
