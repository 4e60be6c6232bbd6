/** Twice what the largest program has. Whatever reads a body goes down it by recursion, which ends somewhere. */
export const DEEPEST_BODY = 100

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c]
/** By how much each byte outside of texts changes how deep it is. */
const STEPS = new Int8Array(256)
for (const [signs, step] of [
  ['[{', 1],
  [']}', -1],
] as const)
  for (const sign of signs) STEPS[sign.charCodeAt(0)] = step

type Text = { isOpen: boolean; isEscaped: boolean }

/**
 * Looks at JSON while it arrives, piece by piece, and says whether it is nested too deep or holds more than so many values: what
 * a value costs to read and to judge is about the same however short it is, so that the bytes of a body alone bound little.
 */
export function jsonShape(mostValues: number): { isTooMuch(piece: Buffer): boolean } {
  let [depth, values] = [0, 0]
  const text: Text = { isOpen: false, isEscaped: false }
  const isTooMuch = () => depth > DEEPEST_BODY || values > mostValues
  const read = (byte: number) => {
    const step = STEPS[byte] ?? 0
    depth += step
    if (byte === COMMA || step === 1) values += 1
  }
  return {
    isTooMuch: (piece) => {
      for (let at = textEnd(piece, 0, text); at < piece.length && !isTooMuch(); at += 1) {
        const byte = piece[at] ?? 0
        if (byte === QUOTE) {
          text.isOpen = true
          at = textEnd(piece, at + 1, text) - 1
        } else read(byte)
      }
      return isTooMuch()
    },
  }
}

/** Where the text ends in which a piece goes on at `from`, or the end of the piece: a text that goes on in the next. */
function textEnd(piece: Buffer, from: number, text: Text): number {
  if (!text.isOpen || from === piece.length) return from
  // What the piece before has escaped is neither a quote nor a backslash of its own.
  const start = text.isEscaped ? from + 1 : from
  let quote = piece.indexOf(QUOTE, start)
  while (quote !== -1 && isEscapedAt(piece, quote, start)) quote = piece.indexOf(QUOTE, quote + 1)
  text.isOpen = quote === -1
  text.isEscaped = text.isOpen && isEscapedAt(piece, piece.length, start)
  return text.isOpen ? piece.length : quote + 1
}

function isEscapedAt(piece: Buffer, end: number, start: number): boolean {
  let at = end
  while (at > start && piece[at - 1] === BACKSLASH) at -= 1
  return (end - at) % 2 === 1
}
