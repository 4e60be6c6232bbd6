import { Readable } from 'node:stream'
import { Problem } from '@hearthlight/domain/shared/problem'
import { MAX_PICTURE_BYTES } from '@hearthlight/domain/studio/studio-contract'
import { fileTypeFromBuffer } from 'file-type'
import type { ChangedBy } from '../../../platform/audit-log/audit-log-store.ts'
import { changePlatform } from '../../../platform/audit-log/change.ts'
import { type FileKey, fileKey, type StoredFile } from '../../../platform/files/files.ts'
import { newId } from '../../../platform/ids.ts'
import type { InPartner } from '../../../platform/scope.ts'
import { findPicture, insertPicture } from '../picture-store.ts'
import type { StudioDeps } from './studio-deps.ts'

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/avif': 'avif',
}

export const PICTURES_PATH = '/partner-pictures'

const keyOf = (partnerId: string, id: string): FileKey => fileKey('pictures', partnerId, id)

/** Keeps an uploaded logo or picture and answers its address on the site. */
export async function keepPicture(
  { db, files, now }: StudioDeps,
  scope: ChangedBy,
  { name, content }: { readonly name: string; readonly content: string },
): Promise<string> {
  const bytes = Buffer.from(content, 'base64')
  if (bytes.length > MAX_PICTURE_BYTES) throw new Problem('partner.picture-too-big')
  const type = await typeOf(bytes)
  const extension = type && EXTENSIONS[type]
  if (type === undefined || extension === undefined) throw new Problem('partner.no-picture')
  const id = newId()
  await files.put(keyOf(scope.partnerId, id), Readable.from([bytes]))
  const row = { id, name, content_type: type, size: bytes.length, created_at: now() }
  const what = { action: 'partner.add-picture', record: { type: 'partner_picture', id } }
  await changePlatform(db, scope, what, async (changeDb) => {
    await insertPicture(changeDb, scope, row)
    return { result: undefined, after: { name, content_type: type, size: bytes.length } }
  })
  return `${PICTURES_PATH}/${id}.${extension}`
}

/** What the bytes are. A drawing is text; one that brings a program along is none for us. */
async function typeOf(bytes: Buffer): Promise<string | undefined> {
  const head = bytes.subarray(0, 1024).toString('utf8')
  if (/^\uFEFF?\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*(<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/.test(head))
    return /<script|\son\w+\s*=|javascript:/i.test(bytes.toString('utf8')) ? undefined : 'image/svg+xml'
  return (await fileTypeFromBuffer(bytes))?.mime
}

export async function openPicture(
  { db, files }: Pick<StudioDeps, 'db' | 'files'>,
  scope: InPartner,
  id: string,
): Promise<StoredFile & { readonly type: string }> {
  const row = await findPicture(db, scope, id)
  const file = row && (await files.get(keyOf(scope.partnerId, id)))
  if (row === undefined || file === undefined) throw new Problem('shared.not-found')
  return { ...file, type: row.content_type }
}
