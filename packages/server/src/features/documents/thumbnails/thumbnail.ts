import type { DocumentKind } from '@hearthlight/domain/documents/document-kinds'
import sharp from 'sharp'
import { pageOf } from './pdf-page.ts'

export type ThumbnailQuestion = {
  readonly kind: DocumentKind
  readonly bytes: Uint8Array
  /** Of a PDF, from 1: drawn so that it can be read, not only recognised. */
  readonly page?: number | undefined
}

const SIDE_PX = 320
/** Fine print of a letter page can be read. */
const PAGE_PX = 1800
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

/** A small picture of a picture or of the first page of a PDF, or one page to be read; null of what cannot be drawn, or not in time. */
export async function makeThumbnail({ kind, bytes, page }: ThumbnailQuestion): Promise<Uint8Array | null> {
  const picture = await pictureOf(kind, bytes, page)
  const side = page === undefined ? SIDE_PX : PAGE_PX
  if (picture === null) return null
  try {
    const drawn = await sharp(picture, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .webp({ quality: 75 })
      .toBuffer()
    // Of its own memory, which the pool's other side can have.
    return Uint8Array.from(drawn)
  } catch {
    return null
  }
}

async function pictureOf(
  kind: DocumentKind,
  bytes: Uint8Array,
  page: number | undefined,
): Promise<Uint8Array | null> {
  switch (kind) {
    case 'image/jpeg':
    case 'image/png':
    case 'image/webp':
      return bytes
    case 'application/pdf':
      return page === undefined ? pageOf(bytes, 1, 480) : pageOf(bytes, page, PAGE_PX)
    // The library has no decoder for HEIC, and office documents are not drawn.
    case 'image/heic':
    case 'application/vnd.openxmlformats-officedocument.wordprocessingml.document':
    case 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet':
      return null
    default:
      return kind satisfies never
  }
}
