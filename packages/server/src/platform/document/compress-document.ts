import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** The better of what the browser can read; a quality of nought refuses one (RFC 9110 §12.5.3). */
export function encodingFor(accepted: string | undefined): Encoding | undefined {
  const named = (accepted ?? '').split(',').map((each) =>
    each
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q=/),
  )
  const isRead = (encoding: Encoding) =>
    named.some(([name, quality = '1']) => name === encoding && Number(quality) > 0)
  return (['br', 'gzip'] as const).find(isRead)
}

/** A document is made for one request or for thousands: quick is better than smallest. */
export const compressDocument = (html: string, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br'
    ? brotli(html, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
      })
    : zip(html, { level: 6 })
