/**
 * A regular expression for the whole of a text, without looking around and without going back: a partner writes it, and on the
 * server it is asked of what anybody answers. `RegExp` tries one way after the other, which may be more ways than there is time
 * for; this goes all ways at once. A place in the text is a bit, and each part leads from some places to others.
 */
type SimplePattern = { keeps(text: string): boolean }

/** What is written by a pattern is a number or a code. */
export const LONGEST_TEXT = 100
const MOST_REPEATS = 200
/** Of repeats inside one another: each goes over the text once for each time that the one around it does. */
const DEEPEST_REPEATS = 2

type Text = { readonly signs: readonly string[]; readonly masks: Map<string, bigint> }
type Part = { readonly to: (places: bigint, text: Text) => bigint; readonly repeats: number }

/** `undefined` where it is none, or does what only `RegExp` could. */
export function simplePattern(source: string): SimplePattern | undefined {
  try {
    new RegExp(source, 'u')
    const { to } = new PatternReader(source).read()
    return {
      keeps: (text) => {
        const signs = Array.from(text)
        if (signs.length > LONGEST_TEXT) return false
        const end = 1n << BigInt(signs.length)
        return (to(1n, { signs, masks: new Map() }) & end) !== 0n
      },
    }
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

const CLASS = String.raw`\[(?:[^\\\]]|\\.)*\]`
const ESCAPE = String.raw`\\(?:p\{[^}]*\}|P\{[^}]*\}|u\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|[^bBkcpPux1-9])`
/** What stands for one sign, which `RegExp` is asked about. */
const SIGN = new RegExp(`${CLASS}|${ESCAPE}|[^\\\\^$|()?*+{}[\\]]`, 'uy')
const TIMES = /(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/uy

class PatternReader {
  readonly #source: string
  #at = 0

  constructor(source: string) {
    this.#source = source
  }

  read(): Part {
    const part = this.#choice()
    if (this.#at < this.#source.length) throw new SyntaxError('more than a pattern')
    return part
  }

  #choice(): Part {
    const ways = [this.#sequence()]
    while (this.#take('|')) ways.push(this.#sequence())
    return {
      to: (places, text) => ways.reduce((all, way) => all | way.to(places, text), 0n),
      repeats: Math.max(...ways.map(({ repeats }) => repeats)),
    }
  }

  #sequence(): Part {
    const parts: Part[] = []
    while (this.#at < this.#source.length && !'|)'.includes(this.#source[this.#at] ?? ''))
      parts.push(this.#repeated(this.#one()))
    return {
      to: (places, text) => parts.reduce((here, part) => (here === 0n ? here : part.to(here, text)), places),
      repeats: Math.max(0, ...parts.map(({ repeats }) => repeats)),
    }
  }

  #one(): Part {
    if (this.#take('^')) return { to: (places) => places & 1n, repeats: 0 }
    if (this.#take('$'))
      return { to: (places, { signs }) => places & (1n << BigInt(signs.length)), repeats: 0 }
    if (this.#take('(')) {
      if (this.#take('?') && !this.#take(':')) throw new SyntaxError('looks around')
      const inside = this.#choice()
      if (!this.#take(')')) throw new SyntaxError('a group is open')
      return inside
    }
    const [sign] = this.#match(SIGN) ?? []
    if (sign === undefined) throw new SyntaxError('no sign')
    const isIt = new RegExp(`^${sign}$`, 'su')
    const isAny = sign === '.'
    return {
      to: (places, text) => (places & maskOf(text, sign, isAny ? NO_LINE_END : isIt)) << 1n,
      repeats: 0,
    }
  }

  #repeated(part: Part): Part {
    const [all, sign, least, comma, most] = this.#match(TIMES) ?? []
    if (all === undefined) return part
    const from = sign === undefined ? Number(least) : Number(sign === '+')
    const unbounded = sign === '*' || sign === '+' || (comma === ',' && most === '')
    const upTo = sign === '?' ? 1 : Number(most === '' ? least : most)
    const to = unbounded ? Number.POSITIVE_INFINITY : upTo
    const repeats = part.repeats + Number(to > 1)
    if (from > MOST_REPEATS || repeats > DEEPEST_REPEATS) throw new SyntaxError('repeats too much')
    return { to: (places, text) => repeat(part, from, to, places, text), repeats }
  }

  #take(sign: string): boolean {
    if (this.#source[this.#at] !== sign) return false
    this.#at += 1
    return true
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#source)
    if (found !== null) this.#at = pattern.lastIndex
    return found
  }
}

const NO_LINE_END = /^.$/u

/** The places before which a sign stands that it is. */
function maskOf({ signs, masks }: Text, sign: string, isIt: RegExp): bigint {
  const known = masks.get(sign)
  if (known !== undefined) return known
  const mask = signs.reduce((all, each, place) => (isIt.test(each) ? all | (1n << BigInt(place)) : all), 0n)
  masks.set(sign, mask)
  return mask
}

/** Each time leads on, or adds places where it may take nothing: after as many times as there are places nothing is new. */
function repeat({ to }: Part, from: number, upTo: number, places: bigint, text: Text): bigint {
  let here = places
  for (let time = 0; time < from && here !== 0n; time += 1) {
    const next = to(here, text)
    if (next === here) break
    here = next
  }
  let [all, fresh] = [here, here]
  for (let time = from; time < upTo && fresh !== 0n; time += 1) {
    fresh = to(fresh, text) & ~all
    all |= fresh
  }
  return all
}
