const MAX_LENGTH = 200

/** A path, and what no file system or header takes: control letters, and those that turn the direction of the text. */
const UNSHOWABLE = /[\p{Cc}\p{Cf}\p{Cs}]/gu

/** A file's name as it is kept and shown. It is never a place in the storage. */
export function cleanFileName(sent: string): string {
  const last = sent.split(/[\\/]/).at(-1) ?? ''
  const name = last.replace(UNSHOWABLE, '').normalize('NFC').trim()
  if (name.length <= MAX_LENGTH) return name
  const extension = extensionOf(name)
  return `${[...name].slice(0, MAX_LENGTH - extension.length - 1).join('')}.${extension}`
}

/** In small letters and without the dot; empty when there is none. */
export const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** What two names have in common when they count as the same (spec 2 section 5): underscores as spaces, in any case. */
export const fileNameKey = (name: string): string =>
  cleanFileName(name).replaceAll('_', ' ').replaceAll(/\s+/gu, ' ').toLowerCase()

/** The name as a title: without its ending. */
export const captionOf = (name: string): string =>
  name
    .replace(/\.[^.]+$/, '')
    .replaceAll('_', ' ')
    .trim()

/** A name that is not taken: `bill.pdf` becomes `bill (2).pdf`. */
export function freeFileName(name: string, taken: readonly string[]): string {
  const keys = new Set(taken.map(fileNameKey))
  const [, base = name, ending = ''] = /^(.*?)(\.[^.]+)?$/.exec(name) ?? []
  for (let count = 2; ; count++) {
    const free = `${base} (${count})${ending}`
    if (!keys.has(fileNameKey(free))) return free
  }
}
