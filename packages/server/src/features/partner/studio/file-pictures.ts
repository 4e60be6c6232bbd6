import { createHash } from 'node:crypto'
import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { Problem } from '@hearthlight/domain/shared/problem'
import {
  FILE_LIMITS,
  MAX_PICTURE_BYTES,
  type PartnerFile,
} from '@hearthlight/domain/studio/contract/studio-contract'
import { namedPictures } from '@hearthlight/domain/studio/named-pictures'
import type { PlatformDb } from '../../../platform/database/schema.ts'
import type { InPartner, Scope } from '../../../platform/scope.ts'
import { ASSET, ASSETS_PATH } from '../partner-assets.ts'
import { findPictureIds } from '../picture-store.ts'
import {
  addressOf,
  keyOf,
  notePicture,
  openPicture,
  PICTURES_PATH,
  type PictureType,
  pictureType,
} from './pictures.ts'
import type { StudioDeps } from './studio-deps.ts'

type Deps = Pick<StudioDeps, 'db' | 'files' | 'folders'>
type FilePicture = PartnerFile['pictures'][number]

/** The id of an uploaded picture; undefined for any other address. */
const uploadedId = (address: string) =>
  new RegExp(`^${PICTURES_PATH}/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\\.\\w+$`).exec(address)?.[1]

/** Where a picture of a partner's folder lies; undefined for any other address. */
function assetFile({ folders }: Pick<Deps, 'folders'>, address: string): string | undefined {
  const path = address.startsWith(`${ASSETS_PATH}/`) ? address.slice(ASSETS_PATH.length) : ''
  return ASSET.test(path) ? join(folders.partners, path) : undefined
}

async function isAsset(deps: Pick<Deps, 'folders'>, address: string): Promise<boolean> {
  const file = assetFile(deps, address)
  return (
    file !== undefined &&
    (await access(file).then(
      () => true,
      () => false,
    ))
  )
}

/** Which of these pictures of the site are not there. */
export async function deadAmong(
  deps: Pick<Deps, 'db' | 'folders'>,
  scope: InPartner,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  const ids = addresses.flatMap((address) => uploadedId(address) ?? [])
  const uploaded = await findPictureIds(deps.db, scope, ids)
  const dead = await Promise.all(
    addresses.map(async (address) => {
      const id = uploadedId(address)
      const isThere = id === undefined ? await isAsset(deps, address) : uploaded.has(id)
      return isThere ? [] : [address]
    }),
  )
  return new Set(dead.flat())
}

/** The pictures of the site that a document names, with their bytes. One that is not there is left to the checks. */
export async function picturesOf(deps: Deps, scope: Scope, document: unknown): Promise<FilePicture[]> {
  const addresses = [...new Set(namedPictures(document).map(({ address }) => address))]
  mustBeFew('pictures', addresses.length)
  const pictures: FilePicture[] = []
  let size = 0
  for (const address of addresses) {
    const bytes = await bytesAt(deps, scope, address)
    if (bytes === undefined || (await pictureType(bytes)) === undefined) continue
    size += bytes.length
    mustBeSmall(size)
    const name = address.slice(address.lastIndexOf('/') + 1)
    pictures.push({ address, name, content: bytes.toString('base64') })
  }
  return pictures
}

async function bytesAt(deps: Deps, scope: Scope, address: string): Promise<Buffer | undefined> {
  const id = uploadedId(address)
  if (id !== undefined)
    return await openPicture(deps, scope, id).then(({ stream }) => buffer(stream), nothing)
  const file = assetFile(deps, address)
  return file === undefined ? undefined : await readFile(file).catch(nothing)
}

/** What is gone is not carried; anything else that goes wrong is told. */
const nothing = (error: unknown) => {
  const isGone =
    error instanceof Problem || (error instanceof Error && 'code' in error && error.code === 'ENOENT')
  if (isGone) return undefined
  throw error
}

export function mustBeFew(what: 'pictures' | 'programs' | 'incentives', count: number): void {
  const most = FILE_LIMITS[what]
  if (count > most) throw new Problem(`partner.file-${what}`, { params: { count, most } })
}

function mustBeSmall(size: number): void {
  const most = FILE_LIMITS.pictureBytes
  if (size > most) throw new Problem('partner.file-picture-bytes', { params: { most: most / 1024 / 1024 } })
}

type ReadPicture = {
  readonly address: string
  readonly name: string
  readonly bytes: Buffer
  readonly type: PictureType
}

/** The pictures of a file that are pictures, within what a file may carry. */
export async function readPictures(pictures: PartnerFile['pictures']): Promise<readonly ReadPicture[]> {
  mustBeFew('pictures', pictures.length)
  const read: ReadPicture[] = []
  let size = 0
  for (const { address, name, content } of pictures) {
    const bytes = Buffer.from(content, 'base64')
    size += bytes.length
    mustBeSmall(size)
    const type = bytes.length > MAX_PICTURE_BYTES ? undefined : await pictureType(bytes)
    if (type === undefined) throw new Problem('partner.file-bad-picture', { params: { name } })
    read.push({ address, name, bytes, type })
  }
  return read
}

/** Pictures of a file whose bytes are kept here, and by which address each is found. */
export type Placed = {
  readonly renamed: ReadonlyMap<string, string>
  /** Notes them in the transaction of the import. */
  readonly note: (db: PlatformDb, at: Date) => Promise<void>
  /** Of an import that came to nothing. */
  readonly forget: () => Promise<void>
}

/**
 * Keeps the bytes of what is not here yet. An uploaded picture keeps its address; one of a folder that this server does
 * not have gets one that follows from its bytes, so that the same file brought twice is one picture.
 */
export async function placePictures(deps: Deps, scope: Scope, read: readonly ReadPicture[]): Promise<Placed> {
  const renamed = new Map<string, string>()
  const wanted = new Map<string, ReadPicture>()
  for (const picture of read) {
    const id = uploadedId(picture.address)
    if (id === undefined && (await isAsset(deps, picture.address))) continue
    const own = id ?? idOfBytes(picture.bytes)
    if (id === undefined) renamed.set(picture.address, addressOf(own, picture.type))
    wanted.set(own, picture)
  }
  const there = await findPictureIds(deps.db, scope, [...wanted.keys()])
  const missing = [...wanted].filter(([id]) => !there.has(id))
  const forget = async () => {
    // Somebody who imported the same at once may have kept it.
    const kept = await findPictureIds(deps.db, scope, [...wanted.keys()])
    for (const [id] of missing) if (!kept.has(id)) await deps.files.delete(keyOf(scope.partnerId, id))
  }
  try {
    for (const [id, { bytes }] of missing)
      await deps.files.put(keyOf(scope.partnerId, id), Readable.from([bytes]))
  } catch (error) {
    await forget()
    throw error
  }
  const note = async (db: PlatformDb, at: Date) => {
    const noted = await findPictureIds(db, scope, [...wanted.keys()])
    for (const [id, { name, type, bytes }] of missing)
      if (!noted.has(id)) await notePicture(db, scope, { id, name, type, size: bytes.length, at })
  }
  return { renamed, note, forget }
}

/** A name-based UUID of our own kind (RFC 9562, version 8). */
function idOfBytes(bytes: Buffer): string {
  const digest = createHash('sha256').update(bytes).digest('hex')
  return [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `8${digest.slice(13, 16)}`,
    `8${digest.slice(17, 20)}`,
    digest.slice(20, 32),
  ].join('-')
}
