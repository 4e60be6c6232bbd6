import { createHash } from 'node:crypto'
import type { BootData, KnownAnswer } from '@hearthlight/domain/navigation/boot-data'
import type { DrawnPage, DrawPage } from '@hearthlight/domain/navigation/drawn-page'
import { pageAt } from '@hearthlight/domain/navigation/page-at'
import type { PageName } from '@hearthlight/domain/partner/page-name'
import { PAGES } from '@hearthlight/domain/partner/pages'
import type { PartnerConfig } from '@hearthlight/domain/partner/partner-config'
import { type Partner, partnerIn } from '@hearthlight/domain/partner/read-partner'
import { type Language, NAMESPACES } from '@hearthlight/domain/texts/namespaces'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { chosenLanguage } from '../http/language.ts'
import { findPreview, previewLanguage } from '../http/preview.ts'
import { contentPolicy } from '../http/security-headers.ts'
import { tokenOf } from '../sessions/session-cookie.ts'
import { translator } from '../texts.ts'
import { bootJson, publicPartner, textsOf } from './boot-json.ts'
import { type ComposedDocument, composeDocument, escaped } from './compose-document.ts'
import { compressDocument, type Encoding, encodingFor } from './compress-document.ts'
import { describePage } from './describe-page.ts'
import { documentCache } from './document-cache.ts'
import { isDrawn } from './drawn-pages.ts'
import { embedLanguage, isEmbed } from './embed-page.ts'
import type { DocumentPage, WebBuild } from './web-build.ts'

/** Who is signed in, as their page is told; null for anybody else. */
export type ShowPerson = (request: FastifyRequest) => Promise<BootData['person']>

/** What a page shows beside the partner, as its calls would answer it; undefined where they would not. */
export type AnswersOf = (
  request: FastifyRequest,
  page: PageName,
  reader: Pick<Asked, 'partner' | 'language'>,
) => Promise<readonly KnownAnswer[] | undefined>

export type DocumentSource = {
  readonly build: WebBuild
  readonly drawPage: DrawPage | undefined
  readonly showPerson: ShowPerson
  readonly answersOf: AnswersOf
}

type Asked = {
  readonly partner: Partner
  readonly language: Language
  readonly page: DocumentPage | undefined
  /** The token of a preview, which its calls carry too. */
  readonly preview: string | undefined
}

/** Answers a page of the portal with its document. The same for everybody who is nobody: made once, and then unchanged. */
export function documentServer({ build, drawPage, showPerson, answersOf }: DocumentSource) {
  const cache = documentCache()

  async function draw(
    request: FastifyRequest,
    asked: Asked,
    page: PageName,
    answers: readonly KnownAnswer[],
  ): Promise<DrawnPage | undefined> {
    const partner = partnerIn(asked.partner, asked.language)
    try {
      return await drawPage?.({
        path: PAGES[page].path,
        host: hostName(request),
        language: asked.language,
        partner: publicPartner(partner, null),
        texts: textsOf(partner.config, asked.language, NAMESPACES),
        answers,
      })
    } catch (error) {
      // The browser draws it then.
      request.log.error({ err: error, page }, 'page could not be drawn')
      return undefined
    }
  }

  return async (request: FastifyRequest, reply: FastifyReply, partner: Partner): Promise<FastifyReply> => {
    const preview = findPreview(request)
    const asked = askedFor(request, partner, preview)
    const encoding = encodingFor(request.headers['accept-encoding'])
    const person = isEmbed(asked.page) ? null : await showPerson(request)
    if (person !== null || preview !== undefined) {
      const document = compose(build, asked, { person, drawn: undefined, answers: [] })
      const body = encoding && (await compressDocument(document.html, encoding))
      // The data of a person must not come back from a store after they have left.
      return withHeaders(reply, asked, document, 'no-store', encoding).send(body ?? document.html)
    }
    const page = pageToDraw(request, asked)
    const answers = page && (await answersOf(request, page, asked))
    const drawnFor = answers === undefined ? ['undrawn'] : [hostName(request), tagOf(answers)]
    const key = [partner.id, partner.version, asked.language, asked.page, ...drawnFor].join(' ')
    const { document, tag, compressed } = await cache.get(key, async () =>
      compose(build, asked, {
        person: null,
        drawn: page && answers && (await draw(request, asked, page, answers)),
        answers: answers ?? [],
      }),
    )
    withHeaders(reply, asked, document, 'no-cache', encoding).header('etag', tag)
    if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send()
    return reply.send(encoding === undefined ? document.html : await compressed(encoding))
  }
}

function askedFor(request: FastifyRequest, partner: Partner, preview: ReturnType<typeof findPreview>): Asked {
  const page = documentPage(request.url)
  const language =
    (preview && previewLanguage(request)) ??
    embedLanguage(request.url, page, partner.languages) ??
    chosenLanguage(request, partner.languages)
  return { partner, page, language, preview: preview?.token }
}

/** A page that tells on which host it stands is drawn for each of them. */
const hostName = (request: FastifyRequest) => request.hostname.toLowerCase()

/** A page that shows something else is another one to who keeps it. */
const tagOf = (answers: readonly KnownAnswer[]) =>
  answers.length === 0 ? '' : createHash('sha256').update(JSON.stringify(answers)).digest('base64url')

/** A browser with a session, ended or not, has to find out first whose page it shows. */
const pageToDraw = (request: FastifyRequest, { page }: Asked) =>
  tokenOf(request) === undefined && isDrawn(page, request.url) ? page : undefined

/** A later version of the same page has another tag (RFC 9110 §13.1.2). */
const isKnown = (given: string | undefined, tag: string) =>
  (given ?? '').split(',').some((each) => each.trim() === tag)

/** Those of a 304 too: a browser takes them for those of the document it has. */
function withHeaders(
  reply: FastifyReply,
  { partner, language, page, preview }: Asked,
  { styleHash }: ComposedDocument,
  caching: 'no-cache' | 'no-store',
  encoding: Encoding | undefined,
): FastifyReply {
  if (encoding !== undefined) void reply.header('content-encoding', encoding)
  return reply.type('text/html; charset=utf-8').headers({
    'cache-control': caching,
    vary: 'accept-language, accept-encoding, cookie',
    'content-security-policy': contentPolicy(partnerIn(partner, language).config, {
      styleHashes: [styleHash],
      isEmbed: isEmbed(page),
      isPreview: preview !== undefined,
    }),
  })
}

function documentPage(url: string): DocumentPage | undefined {
  const path = url.split('?')[0] ?? ''
  return /^\/admin(\/|$)/.test(path) ? 'admin' : pageAt(path)
}

type Contents = {
  readonly person: BootData['person']
  readonly drawn: DrawnPage | undefined
  readonly answers: readonly KnownAnswer[]
}

function compose(
  build: WebBuild,
  { partner, language, page, preview }: Asked,
  { person, drawn, answers }: Contents,
): ComposedDocument {
  const resolved = partnerIn(partner, language)
  const { config } = resolved
  const own = build.namespaceOf(page)
  return composeDocument({
    language,
    version: resolved.version,
    config,
    build,
    files: build.filesOf(page),
    description: describePage(page === 'admin' ? undefined : page, config),
    title: drawn?.title ?? escaped(config.name),
    head: drawn?.head ?? '',
    body: drawn?.body ?? needsScript(language, config),
    isDrawn: drawn !== undefined,
    boot: bootJson({
      partner: resolved,
      language,
      namespaces: drawn?.namespaces ?? (own === undefined ? ['shared'] : ['shared', own]),
      person,
      preview,
      answers,
    }),
  })
}

const needsScript = (language: Language, config: PartnerConfig) =>
  `<noscript><p class="page section">${escaped(
    translator(language, config)('shared:shell.needs_javascript'),
  )}</p></noscript>`
