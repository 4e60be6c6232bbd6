import { create } from 'qrcode'
import type { Doc } from './paper.ts'

export type QrCode = ReturnType<typeof create>['modules']

/** Any of the eight masks may be read (ISO/IEC 18004, 7.8); trying them all to find the best costs half a page. */
export const qrCode = (text: string): QrCode =>
  create(text, { errorCorrectionLevel: 'M', maskPattern: 3 }).modules

/** A QR code as squares: sharp at any size. */
export function drawQr(doc: Doc, code: QrCode, x: number, y: number, size: number): void {
  const step = size / code.size
  for (let row = 0; row < code.size; row += 1)
    for (let column = 0; column < code.size; column += 1)
      if (code.get(row, column)) doc.rect(x + column * step, y + row * step, step, step)
  doc.fill('#000000')
}
