/** What a program does not compute: another method, figures beside the method's, and words about the source. */
const LEFT_OUT =
  /\.(eemeter4Daily|ols|olsModel|olsNoise|source|licence|note|tolerance|zone|averageIndoorF|designF|averageHeatLoadBtuPerHour|maximumHeatLoadBtuPerHour)$/
const ALLOWED: readonly (readonly [RegExp, number, number])[] = [
  [/wholeHomeLossBtuPerHourF$/, 1, 0],
  [/(relativeDeviation|otherUsePerDay)$/, 0.005, 0],
  [/(fsu|fsu90|fsuBand90|fsuBand90AsWritten)$/, 0, 1e-3],
  [/rSquaredAdj$/, 1e-6, 0],
  [/^(meters|bills)\./, 1e-6, 1e-4],
  [/^(greenbutton|csv)\./, 5e-7, 0],
]

function isNear(path: string, expected: number, ours: number): boolean {
  const [, absolute = 0, relative = 0] = ALLOWED.find(([pattern]) => pattern.test(path)) ?? []
  return Math.abs(ours - expected) <= Math.max(absolute, relative * Math.abs(expected))
}

/** Bills come when they come: that theirs must span exactly 365 days is a fault of the reference implementation. */
const FAULT = 'incorrect_number_of_total_days'
function withoutFault(expected: object): object {
  if (!('warnings' in expected) || !Array.isArray(expected.warnings)) return expected
  const warnings = expected.warnings.filter((warning) => warning !== FAULT)
  const isEnough = warnings.every((warning) => warning === 'extreme_values_detected')
  return { ...expected, warnings, status: isEnough ? 'PASS' : 'FAIL' }
}

/** One line for each value of the reference that ours does not meet. */
export function differences(expected: unknown, ours: unknown, path: string): string[] {
  if (LEFT_OUT.test(path)) return []
  if (typeof expected === 'object' && expected !== null) {
    if (typeof ours !== 'object' || ours === null) return [`${path}: not computed`]
    const own = new Map<string, unknown>(Object.entries(ours))
    const wanted = /\.billing\w+\.sufficiency$/.test(path) ? withoutFault(expected) : expected
    return Object.entries(wanted).flatMap(([key, value]) =>
      differences(value, own.get(key), `${path}.${key}`),
    )
  }
  const isSame =
    typeof expected === 'number' && typeof ours === 'number'
      ? isNear(path, expected, ours)
      : expected === ours
  return isSame ? [] : [`${path}: expected ${String(expected)}, got ${String(ours)}`]
}
