/** Sentences that are less alike than this say something else. */
const ALIKE = 0.75

export type Remembered = { readonly text: string; readonly percent: number }

/** Pairs of signs, each as often as it is there: what two sentences are compared by. */
function pairsOf(sentence: string): Map<string, number> {
  const plain = sentence.toLowerCase()
  const pairs = new Map<string, number>()
  for (let at = 0; at < plain.length - 1; at += 1) {
    const pair = plain.slice(at, at + 2)
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
  }
  return pairs
}

/** Dice's coefficient: twice what is common, by all there is. */
function alikeness(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  const [countA, countB] = [a, b].map((pairs) => [...pairs.values()].reduce((sum, count) => sum + count, 0))
  const common = [...a].reduce((sum, [pair, count]) => sum + Math.min(count, b.get(pair) ?? 0), 0)
  return (2 * common) / Math.max(1, (countA ?? 0) + (countB ?? 0))
}

/** What a sentence, or the one most like it, has been translated as before. */
export function memoryOf(
  known: readonly { readonly source: string; readonly text: string }[],
): (source: string) => Remembered | undefined {
  const same = new Map(known.map(({ source, text }) => [source, text]))
  const sentences = [...same].map(([source, text]) => ({ source, text, pairs: pairsOf(source) }))
  return (source) => {
    const exact = same.get(source)
    if (exact !== undefined) return { text: exact, percent: 100 }
    const pairs = pairsOf(source)
    const [best] = sentences
      .map((each) => ({ text: each.text, alike: alikeness(pairs, each.pairs) }))
      .sort((a, b) => b.alike - a.alike)
    if (best === undefined || best.alike < ALIKE) return undefined
    return { text: best.text, percent: Math.min(99, Math.round(best.alike * 100)) }
  }
}
