import type { Font } from 'fontkit'

const opened = new Map<string, Font>()

/** Reading a font's tables costs more than a page of text, so each font is read once and serves every report. */
export async function openFont(file: string): Promise<Font> {
  const known = opened.get(file)
  if (known !== undefined) return known
  // Loaded with the first report, as the PDF writer is.
  const { openSync } = await import('fontkit')
  const font = keepingCharacters(openSync(file))
  opened.set(file, font)
  return font
}

/**
 * A glyph remembers the characters it was first asked for. One that was first met as a part of an accented letter
 * remembers none, and in the next report it would be printed right but read, searched and copied wrong.
 */
function keepingCharacters(font: Font): Font {
  const getGlyph = font.getGlyph.bind(font)
  font.getGlyph = (id, characters = []) => {
    const glyph = getGlyph(id, characters)
    if (glyph.codePoints.length === 0) glyph.codePoints = characters
    return glyph
  }
  return font
}
