import type { DocumentKind } from '@hearthlight/domain/documents/document-kinds'
import sharp from 'sharp'
import { firstPageOf } from './pdf-page.ts'

export type ThumbnailQuestion = { readonly kind: DocumentKind; readonly bytes: Uint8Array }

const SIDE_PX = 320
/** The largest picture of a telephone, and a tenth of what would hurt. */
const MAX_PIXELS = 50_000_000
const TIMEOUT_SECONDS = 5

sharp.cache(false)
sharp.concurrency(1)
// Nothing but what we take: by default it would also draw SVG, and whatever its libraries can read.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
})

/** A small picture of a picture or of the first page of a PDF; null of what cannot be drawn, or not in time. */
export async function makeThumbnail({ kind, bytes }: ThumbnailQuestion): Promise<Uint8Array | null> {
  const picture = await pictureOf(kind, bytes)
  if (picture === null) return null
  try {
    const drawn = await sharp(picture, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize(SIDE_PX, SIDE_PX, { fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .webp({ quality: 75 })
      .toBuffer()
    // Of its own memory, which the pool's other side can have.
    return Uint8Array.from(drawn)
  } catch {
    return null
  }
}

async function pictureOf(kind: DocumentKind, bytes: Uint8Array): Promise<Uint8Array | null> {
  switch (kind) {
    case 'image/jpeg':
    case 'image/png':
    case 'image/webp':
      return bytes
    case 'application/pdf':
      return firstPageOf(bytes)
    // The library has no decoder for HEIC, and office documents are not drawn.
    case 'image/heic':
    case 'application/vnd.openxmlformats-officedocument.wordprocessingml.document':
    case 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet':
      return null
    default:
      return kind satisfies never
  }
}
