import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { isPaperBitmap } from '@hearthlight/domain/partner/look/paper-logo'
import type { StoredFile } from '../../platform/files/files.ts'
import type { InPartner, Scope } from '../../platform/scope.ts'
import type { LogoFile } from './report-drawing.ts'

type OpenPicture = (scope: InPartner, id: string) => Promise<StoredFile & { readonly type: string }>

/** The partner's own logo, of its folder or uploaded; one that lies elsewhere is not fetched, and its name is printed instead. */
export const partnerLogo =
  (partnersFolder: string, openPicture: OpenPicture) =>
  async (scope: Scope): Promise<LogoFile | undefined> => {
    const { logo_url, code } = scope.partner.config
    const uploaded = /^\/partner-pictures\/([0-9a-f-]{36})\.\w+$/.exec(logo_url)?.[1]
    if (uploaded !== undefined) return uploadedLogo(openPicture, scope, uploaded)
    const own = new RegExp(`^/partner-assets/${code}/([a-z0-9-]+\\.svg)$`).exec(logo_url)?.[1]
    if (own === undefined) return undefined
    const svg = await readFile(path.join(partnersFolder, code, own), 'utf8').catch(() => undefined)
    return svg === undefined ? undefined : { kind: 'svg', svg }
  }

/** What PDF can hold: drawings, PNG and JPEG. */
async function uploadedLogo(
  openPicture: OpenPicture,
  scope: InPartner,
  id: string,
): Promise<LogoFile | undefined> {
  const { stream, type } = await openPicture(scope, id)
  const bytes = await buffer(stream)
  if (type === 'image/svg+xml') return { kind: 'svg', svg: bytes.toString('utf8') }
  return isPaperBitmap(type) ? { kind: 'bitmap', bytes } : undefined
}
