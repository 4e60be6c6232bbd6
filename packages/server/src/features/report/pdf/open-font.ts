import type { Font } from 'fontkit'

const opened = new Map<string, Font>()

/** Reading a font's tables costs more than a page of text, so each font is read once and serves every report. */
export async function openFont(file: string): Promise<Font> {
  const known = opened.get(file)
  if (known !== undefined) return known
  // Loaded with the first report, as the PDF writer is.
  const { openSync } = await import('fontkit')
  const font = openSync(file)
  opened.set(file, font)
  return font
}
