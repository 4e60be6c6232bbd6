declare module 'fontkit' {
  type Glyph = { codePoints: readonly number[] }
  /** Of a font, what is needed here; the rest is pdfkit's business. */
  export type Font = {
    layout(text: string): unknown
    getGlyph(id: number, characters?: readonly number[]): Glyph
  }
  export function openSync(file: string): Font
}
