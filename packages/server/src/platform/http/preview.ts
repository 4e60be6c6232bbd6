import type { Partner } from '@hearthlight/domain/partner/read-partner'
import { LANGUAGES, type Language } from '@hearthlight/domain/texts/namespaces'
import type { FastifyRequest } from 'fastify'
import type { Actor } from '../scope.ts'

/** The site as it would be: of a draft, as somebody who can do nothing but walk through a draft. */
export type Preview = {
  readonly token: string
  readonly partner: Partner
  /** Who the site is shown to. */
  readonly actor: Actor
  /** The walk through a draft of a program that it shows. */
  readonly trial?: string
}

/** The preview that a token opens; undefined for one that opens none, or no longer. */
export type PreviewOf = (token: string, partner: Partner) => Promise<Preview | undefined>

const previews = new WeakMap<object, Preview>()

export function attachPreview(request: FastifyRequest, preview: Preview): void {
  previews.set(request.raw, preview)
}

export const findPreview = (request: Pick<FastifyRequest, 'raw'>): Preview | undefined =>
  previews.get(request.raw)

/** A page's document is asked for with it in its address, everything else in a header. */
export function previewToken({ headers, query }: FastifyRequest): string | undefined {
  const given = headers['x-preview'] ?? (query as Readonly<Record<string, unknown>> | undefined)?.['preview']
  return typeof given === 'string' && given !== '' ? given : undefined
}

/** The language a preview was asked for in: the choice of whoever looks at it is that of the console. */
export function previewLanguage({ query }: FastifyRequest): Language | undefined {
  const given = (query as Readonly<Record<string, unknown>> | undefined)?.['language']
  return LANGUAGES.find((language) => language === given)
}
