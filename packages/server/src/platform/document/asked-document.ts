import { pageAt } from '@hearthlight/domain/navigation/page-at'
import type { Partner } from '@hearthlight/domain/partner/read-partner'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import type { FastifyRequest } from 'fastify'
import { chosenLanguage } from '../http/language.ts'
import { findPreview, previewLanguage } from '../http/preview.ts'
import { embedLanguage } from './embed-page.ts'
import type { DocumentPage } from './web-build.ts'

/** Which document a request asks for. */
export type Asked = {
  readonly partner: Partner
  readonly language: Language
  readonly page: DocumentPage | undefined
  /** The token of a preview, which its calls carry too. */
  readonly preview: string | undefined
}

export function askedFor(request: FastifyRequest, partner: Partner): Asked {
  const preview = findPreview(request)
  const page = documentPage(request.url)
  const language =
    (preview && previewLanguage(request)) ??
    embedLanguage(request.url, page, partner.languages) ??
    chosenLanguage(request, partner.languages)
  return { partner, page, language, preview: preview?.token }
}

/** A page that tells on which host it stands is drawn for each of them. */
export const hostName = (request: FastifyRequest) => request.hostname.toLowerCase()

function documentPage(url: string): DocumentPage | undefined {
  const path = url.split('?')[0] ?? ''
  return /^\/admin(\/|$)/.test(path) ? 'admin' : pageAt(path)
}
