/** Primitive polynomials and first direction numbers of dimensions 2 to 24 (Joe and Kuo 2008): [degree, a, m…]. */
const DIRECTIONS: readonly (readonly number[])[] = [
  [1, 0, 1],
  [2, 1, 1, 3],
  [3, 1, 1, 3, 1],
  [3, 2, 1, 1, 1],
  [4, 1, 1, 1, 3, 3],
  [4, 4, 1, 3, 5, 13],
  [5, 2, 1, 1, 5, 5, 17],
  [5, 4, 1, 1, 5, 5, 5],
  [5, 7, 1, 1, 7, 11, 19],
  [5, 11, 1, 1, 5, 1, 1],
  [5, 13, 1, 1, 1, 3, 11],
  [5, 14, 1, 3, 5, 5, 31],
  [6, 1, 1, 3, 3, 9, 7, 49],
  [6, 13, 1, 1, 1, 15, 21, 21],
  [6, 16, 1, 3, 1, 13, 27, 49],
  [6, 19, 1, 1, 1, 15, 7, 5],
  [6, 22, 1, 3, 1, 15, 13, 25],
  [6, 25, 1, 1, 5, 5, 19, 61],
  [7, 1, 1, 3, 7, 11, 23, 15, 103],
  [7, 4, 1, 3, 7, 13, 13, 15, 69],
  [7, 7, 1, 1, 3, 13, 7, 35, 63],
  [7, 8, 1, 3, 5, 9, 1, 25, 53],
  [7, 14, 1, 3, 1, 13, 9, 35, 107],
]
export const MOST_DIMENSIONS = DIRECTIONS.length + 1

/** m_1 … m_bits of one dimension, by the recurrence of its polynomial (Joe and Kuo 2008). */
function directionNumbers(dimension: number, bits: number): number[] {
  const row = DIRECTIONS[dimension - 1]
  if (!row) return Array.from({ length: bits }, () => 1)
  const [degree = 1, a = 0, ...m] = row
  for (let k = m.length; k < bits; k++) {
    const oldest = m[k - degree] ?? 0
    let next = (oldest << degree) ^ oldest
    for (let i = 1; i < degree; i++) if ((a >> (degree - 1 - i)) & 1) next ^= (m[k - i] ?? 0) << i
    m.push(next)
  }
  return m.slice(0, bits)
}

/**
 * Sobol points, row-major, moved to the middle of their cells: with a power of two draws each of the equal
 * slices of every dimension holds exactly one point.
 */
export function sobolPoints(draws: number, dimensions: number): Float64Array {
  if (dimensions > MOST_DIMENSIONS) throw new RangeError(`at most ${MOST_DIMENSIONS} dimensions`)
  const bits = Math.max(1, Math.ceil(Math.log2(draws)))
  const scale = 2 ** bits
  const points = new Float64Array(draws * dimensions)
  for (let j = 0; j < dimensions; j++) {
    const m = directionNumbers(j, bits)
    for (let n = 0; n < draws; n++) {
      let x = 0
      for (let k = 0; k < bits; k++) if ((n >> k) & 1) x ^= (m[k] ?? 0) << (bits - 1 - k)
      points[n * dimensions + j] = (x + 0.5) / scale
    }
  }
  return points
}
