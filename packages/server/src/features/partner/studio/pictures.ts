import { Readable } from 'node:stream'
import { Problem } from '@hearthlight/domain/shared/problem'
import { MAX_PICTURE_BYTES } from '@hearthlight/domain/studio/contract/studio-contract'
import { fileTypeFromBuffer } from 'file-type'
import type { ChangedBy } from '../../../platform/audit-log/audit-log-store.ts'
import { changePlatform } from '../../../platform/audit-log/change.ts'
import type { PlatformDb } from '../../../platform/database/schema.ts'
import { type FileKey, fileKey, type StoredFile } from '../../../platform/files/files.ts'
import { newId } from '../../../platform/ids.ts'
import type { InPartner } from '../../../platform/scope.ts'
import { findPicture, insertPicture } from '../picture-store.ts'
import type { StudioDeps } from './studio-deps.ts'

const EXTENSIONS = {
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/avif': 'avif',
} as const
export type PictureType = keyof typeof EXTENSIONS
// The keys are those of the line above.
const TYPES = Object.keys(EXTENSIONS) as PictureType[]

export const PICTURES_PATH = '/partner-pictures'

export const keyOf = (partnerId: string, id: string): FileKey => fileKey('pictures', partnerId, id)

/** Keeps an uploaded logo or picture and answers its address on the site. */
export async function keepPicture(
  { db, files, now }: StudioDeps,
  scope: ChangedBy,
  { name, content }: { readonly name: string; readonly content: string },
): Promise<string> {
  const bytes = Buffer.from(content, 'base64')
  if (bytes.length > MAX_PICTURE_BYTES) throw new Problem('partner.picture-too-big')
  const type = await pictureType(bytes)
  if (type === undefined) throw new Problem('partner.no-picture')
  const id = newId()
  await files.put(keyOf(scope.partnerId, id), Readable.from([bytes]))
  await notePicture(db, scope, { id, name, type, size: bytes.length, at: now() })
  return addressOf(id, type)
}

export const addressOf = (id: string, type: PictureType) => `${PICTURES_PATH}/${id}.${EXTENSIONS[type]}`

type NewPicture = {
  readonly id: string
  readonly name: string
  readonly type: PictureType
  readonly size: number
  readonly at: Date
}

/** The row of a picture whose bytes are kept, with its line in the log. */
export async function notePicture(
  db: PlatformDb,
  scope: ChangedBy,
  { id, name, type, size, at }: NewPicture,
): Promise<void> {
  const what = { action: 'partner.add-picture', record: { type: 'partner_picture', id } }
  await changePlatform(db, scope, what, async (changeDb) => {
    await insertPicture(changeDb, scope, { id, name, content_type: type, size, created_at: at })
    return { result: undefined, after: { name, content_type: type, size } }
  })
}

/** What the bytes are. A drawing is text; one that brings a program along is none for us. */
export async function pictureType(bytes: Buffer): Promise<PictureType | undefined> {
  const head = bytes.subarray(0, 1024).toString('utf8')
  if (/^\uFEFF?\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*(<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/.test(head))
    return /<script|\son\w+\s*=|javascript:/i.test(bytes.toString('utf8')) ? undefined : 'image/svg+xml'
  const found = (await fileTypeFromBuffer(bytes))?.mime
  return TYPES.find((type) => type === found)
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
