import { createHash } from 'node:crypto'
import type { BootData, KnownAnswer } from '@hearthlight/domain/navigation/boot-data'
import type { DrawPage } from '@hearthlight/domain/navigation/drawn-page'
import type { PartnerConfig } from '@hearthlight/domain/partner/partner-config'
import { type Partner, partnerIn } from '@hearthlight/domain/partner/read-partner'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { contentPolicy } from '../http/security-headers.ts'
import { tokenOf } from '../sessions/session-cookie.ts'
import { translator } from '../texts/texts.ts'
import { type Asked, askedFor, hostName } from './asked-document.ts'
import { bootJson } from './boot-json.ts'
import { type ComposedDocument, composeDocument, escaped } from './compose-document.ts'
import { compressDocument, type Encoding, encodingFor } from './compress-document.ts'
import { describePage } from './describe-page.ts'
import { documentCache } from './document-cache.ts'
import { type AnswersOf, type Contents, ownContents, pageDrawing } from './document-contents.ts'
import { isDrawn } from './drawn-pages.ts'
import { isEmbed } from './embed-page.ts'
import type { WebBuild } from './web-build.ts'

/** Who is signed in, as their page is told; null for anybody else. */
export type ShowPerson = (request: FastifyRequest) => Promise<BootData['person']>

export type DocumentSource = {
  readonly build: WebBuild
  readonly drawPage: DrawPage | undefined
  readonly showPerson: ShowPerson
  /** For pages that are the same for everybody. */
  readonly publicAnswers: AnswersOf
  /** For those of a signed-in person. */
  readonly ownAnswers: AnswersOf
}

/** Answers a page of the portal with its document. The same for everybody who is nobody: made once, and then unchanged. */
export function documentServer({ build, drawPage, showPerson, publicAnswers, ownAnswers }: DocumentSource) {
  const cache = documentCache()
  const draw = pageDrawing(drawPage)

  async function sendOwn(
    request: FastifyRequest,
    reply: FastifyReply,
    asked: Asked,
    person: BootData['person'],
  ): Promise<FastifyReply> {
    const encoding = encodingFor(request.headers['accept-encoding'])
    const document = compose(build, asked, await ownContents(draw, ownAnswers, { request, asked, person }))
    const body = encoding && (await compressDocument(document.html, encoding))
    // The data of a person must not come back from a store after they have left.
    return withHeaders(reply, asked, document, 'private, no-store', encoding).send(body ?? document.html)
  }

  async function sendShared(
    request: FastifyRequest,
    reply: FastifyReply,
    asked: Asked,
  ): Promise<FastifyReply> {
    const encoding = encodingFor(request.headers['accept-encoding'])
    const page = pageToDraw(request, asked)
    const answers = page && (await publicAnswers(request, page, asked))
    const drawnFor = answers === undefined ? ['undrawn'] : [hostName(request), tagOf(answers)]
    const { id, version } = asked.partner
    const key = [id, version, asked.language, asked.page, ...drawnFor].join(' ')
    const { document, tag, compressed } = await cache.get(key, async () =>
      compose(build, asked, {
        person: null,
        drawn: page && answers && (await draw(request, asked, page, { person: null, answers })),
        answers: answers ?? [],
      }),
    )
    withHeaders(reply, asked, document, 'no-cache', encoding).header('etag', tag)
    if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send()
    return reply.send(encoding === undefined ? document.html : await compressed(encoding))
  }

  return async (request: FastifyRequest, reply: FastifyReply, partner: Partner): Promise<FastifyReply> => {
    const asked = askedFor(request, partner)
    const person = isEmbed(asked.page) ? null : await showPerson(request)
    return person === null && asked.preview === undefined
      ? sendShared(request, reply, asked)
      : sendOwn(request, reply, asked, person)
  }
}

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
  { styleHash, links }: ComposedDocument,
  caching: 'no-cache' | 'private, no-store',
  encoding: Encoding | undefined,
): FastifyReply {
  if (encoding !== undefined) void reply.header('content-encoding', encoding)
  if (links !== undefined) void reply.header('link', links)
  return reply.type('text/html; charset=utf-8').headers({
    'cache-control': caching,
    vary: 'accept-language, accept-encoding, cookie',
    'content-security-policy': contentPolicy(partnerIn(partner, language).config, {
      styleHashes: [styleHash],
      isEmbed: isEmbed(page),
      isPreview: preview !== undefined,
      isConsole: page === 'admin',
    }),
  })
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
    title: drawn?.title ?? config.name,
    body: drawn?.body ?? needsScript(language, config),
    links: drawn?.links,
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
