/** By the mark at the beginning, else UTF-8 where the first piece is that, else what Windows writes. */
export function textDecoder(first: Uint8Array): TextDecoder {
  const [one, two] = first
  if (one === 0xff && two === 0xfe) return new TextDecoder('utf-16le')
  if (one === 0xfe && two === 0xff) return new TextDecoder('utf-16be')
  try {
    // A character may be cut in two at the end of the piece.
    new TextDecoder('utf-8', { fatal: true }).decode(first, { stream: true })
    return new TextDecoder('utf-8')
  } catch {
    return new TextDecoder('windows-1252')
  }
}
