import type { BootData } from '@hearthlight/domain/navigation/boot-data'
import { pageAt } from '@hearthlight/domain/navigation/page-at'
import { type Partner, partnerIn } from '@hearthlight/domain/partner/read-partner'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { chosenLanguage } from '../http/language.ts'
import { contentPolicy } from '../http/security-headers.ts'
import { translator } from '../texts.ts'
import { bootJson } from './boot-json.ts'
import { type ComposedDocument, composeDocument, escaped } from './compose-document.ts'
import { compressDocument, type Encoding, encodingFor } from './compress-document.ts'
import { describePage } from './describe-page.ts'
import { documentCache } from './document-cache.ts'
import type { DocumentPage, WebBuild } from './web-build.ts'

/** Who is signed in, as their page is told; null for anybody else. */
export type ShowPerson = (request: FastifyRequest) => Promise<BootData['person']>

type Asked = {
  readonly partner: Partner
  readonly language: Language
  readonly page: DocumentPage | undefined
}

/** Answers a page of the portal with its document. The same for everybody who is nobody: made once, and then unchanged. */
export function documentServer(build: WebBuild, showPerson: ShowPerson) {
  const cache = documentCache()
  return async (request: FastifyRequest, reply: FastifyReply, partner: Partner): Promise<FastifyReply> => {
    const asked: Asked = {
      partner,
      language: chosenLanguage(request, partner.languages),
      page: documentPage(request.url),
    }
    const encoding = encodingFor(request.headers['accept-encoding'])
    const person = await showPerson(request)
    if (person !== null) {
      const document = compose(build, asked, person)
      const body = encoding && (await compressDocument(document.html, encoding))
      // The data of a person must not come back from a store after they have left.
      return withHeaders(reply, asked, document, 'no-store', encoding).send(body ?? document.html)
    }
    const key = [partner.id, partner.version, asked.language, asked.page].join(' ')
    const { document, tag, compressed } = cache.get(key, () => compose(build, asked, null))
    withHeaders(reply, asked, document, 'no-cache', encoding).header('etag', tag)
    if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send()
    return reply.send(encoding === undefined ? document.html : await compressed(encoding))
  }
}

/** A later version of the same page has another tag (RFC 9110 §13.1.2). */
const isKnown = (given: string | undefined, tag: string) =>
  (given ?? '').split(',').some((each) => each.trim() === tag)

/** Those of a 304 too: a browser takes them for those of the document it has. */
function withHeaders(
  reply: FastifyReply,
  { partner, language }: Asked,
  { styleHash }: ComposedDocument,
  caching: 'no-cache' | 'no-store',
  encoding: Encoding | undefined,
): FastifyReply {
  if (encoding !== undefined) void reply.header('content-encoding', encoding)
  return reply.type('text/html; charset=utf-8').headers({
    'cache-control': caching,
    vary: 'accept-language, accept-encoding, cookie',
    'content-security-policy': contentPolicy(partnerIn(partner, language).config, [styleHash]),
  })
}

function documentPage(url: string): DocumentPage | undefined {
  const path = url.split('?')[0] ?? ''
  return /^\/admin(\/|$)/.test(path) ? 'admin' : pageAt(path)
}

function compose(
  build: WebBuild,
  { partner, language, page }: Asked,
  person: BootData['person'],
): ComposedDocument {
  const resolved = partnerIn(partner, language)
  const { config } = resolved
  const own = build.namespaceOf(page)
  const needsScript = translator(language, config)('shared:shell.needs_javascript')
  return composeDocument({
    language,
    version: resolved.version,
    config,
    build,
    files: build.filesOf(page),
    title: config.name,
    description: describePage(page === 'admin' ? undefined : page, config),
    body: `<noscript><p class="page section">${escaped(needsScript)}</p></noscript>`,
    boot: bootJson({
      partner: resolved,
      language,
      namespaces: own === undefined ? ['shared'] : ['shared', own],
      person,
    }),
  })
}
