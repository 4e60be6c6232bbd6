/** Noise about 0 with a deviation of 1, the same for the same seed: a demo is the same on every machine. */
export function madeNoise(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0
  const uniform = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  // Twelve of them have a deviation of 1 about 6.
  return () => Array.from({ length: 12 }, uniform).reduce((sum, each) => sum + each, -6)
}
