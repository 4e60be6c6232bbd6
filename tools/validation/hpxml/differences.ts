/** What another program computed or understood of the file: no figure of the file itself. */
const BESIDE = new Set(['energyplus', 'home_energy_score_reading', 'schema_error'])
const NEAR = 0.005

const isNear = (expected: number, ours: number) => Math.abs(ours - expected) <= NEAR * Math.abs(expected)

/** One line for each figure of the reference that ours does not meet. */
export function differences(expected: unknown, ours: unknown, path: string): string[] {
  if (typeof expected === 'object' && expected !== null) {
    if (typeof ours !== 'object' || ours === null) return [`${path}: not read`]
    const own = new Map<string, unknown>(Object.entries(ours))
    const wanted = Object.entries(expected).filter(([name]) => !BESIDE.has(name))
    const more = Array.isArray(expected) && Array.isArray(ours) && ours.length > expected.length
    return [
      ...(more ? [`${path}: ${ours.length} instead of ${expected.length}`] : []),
      ...wanted.flatMap(([key, value]) => differences(value, own.get(key), `${path}.${key}`)),
    ]
  }
  const isSame =
    typeof expected === 'number' && typeof ours === 'number' ? isNear(expected, ours) : expected === ours
  return isSame ? [] : [`${path}: expected ${String(expected)}, got ${String(ours)}`]
}
