/** A file of a font that holds the letters every page is written with. */
export type FontFile = { readonly family: string; readonly file: string }

const FACE = /@font-face\s*\{([^}]*)\}/g
const LETTER = 'a'.charCodeAt(0)

/** The fonts of a style sheet whose files have the plain letters; those for rarer ones load when a page has one. */
export function fontFiles(css: string): FontFile[] {
  return [...css.matchAll(FACE)].flatMap(([, face = '']) => {
    const family = /font-family:\s*["']?([^"';]+)/.exec(face)?.[1]
    const file = /url\(["']?\/?([^"')]+)/.exec(face)?.[1]
    const range = /unicode-range:\s*([^;]+)/.exec(face)?.[1]
    return family !== undefined && file !== undefined && hasLetters(range) ? [{ family, file }] : []
  })
}

const hasLetters = (range: string | undefined) =>
  range === undefined ||
  range.split(',').some((part) => {
    const [from = '', to = from] = part.trim().replace(/^u\+/i, '').split('-')
    const [first, last] = [
      Number.parseInt(from.replaceAll('?', '0'), 16),
      Number.parseInt(to.replaceAll('?', 'f'), 16),
    ]
    return first <= LETTER && LETTER <= last
  })
