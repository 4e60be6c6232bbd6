import type { BootData } from '@hearthlight/domain/navigation/boot-data'
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

export type DocumentSource = {
  readonly build: WebBuild
  readonly drawPage: DrawPage | undefined
  readonly showPerson: ShowPerson
}

type Asked = {
  readonly partner: Partner
  readonly language: Language
  readonly page: DocumentPage | undefined
  /** The token of a preview, which its calls carry too. */
  readonly preview: string | undefined
}

/** Answers a page of the portal with its document. The same for everybody who is nobody: made once, and then unchanged. */
export function documentServer({ build, drawPage, showPerson }: DocumentSource) {
  const cache = documentCache()

  async function draw(request: FastifyRequest, asked: Asked, page: PageName): Promise<DrawnPage | undefined> {
    const partner = partnerIn(asked.partner, asked.language)
    try {
      return await drawPage?.({
        path: PAGES[page].path,
        host: hostName(request),
        language: asked.language,
        partner: publicPartner(partner, null),
        texts: textsOf(partner.config, asked.language, NAMESPACES),
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
      const document = compose(build, asked, person, undefined)
      const body = encoding && (await compressDocument(document.html, encoding))
      // The data of a person must not come back from a store after they have left.
      return withHeaders(reply, asked, document, 'no-store', encoding).send(body ?? document.html)
    }
    const drawn = pageToDraw(request, asked)
    const drawnFor = drawn === undefined ? 'undrawn' : hostName(request)
    const key = [partner.id, partner.version, asked.language, asked.page, drawnFor].join(' ')
    const { document, tag, compressed } = await cache.get(key, async () =>
      compose(build, asked, null, drawn && (await draw(request, asked, drawn))),
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

function compose(
  build: WebBuild,
  { partner, language, page, preview }: Asked,
  person: BootData['person'],
  drawn: DrawnPage | undefined,
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
    }),
  })
}

const needsScript = (language: Language, config: PartnerConfig) =>
  `<noscript><p class="page section">${escaped(
    translator(language, config)('shared:shell.needs_javascript'),
  )}</p></noscript>`
