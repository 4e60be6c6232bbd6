import { create } from 'qrcode'
import type { Doc } from './paper.ts'

/** A QR code as squares: sharp at any size. */
export function drawQr(doc: Doc, text: string, x: number, y: number, size: number): void {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const step = size / modules.size
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column)) doc.rect(x + column * step, y + row * step, step, step)
  doc.fill('#000000')
}
