export type Band = { low: number; at: number; high: number }

/** Where a value and its likely range stand on a line from `min` to `max`, in percent of the line. */
export function bandGeometry(
  range: { low: number; value: number; high: number },
  min: number,
  max: number,
): Band {
  const place = (value: number) =>
    max === min ? 0 : Math.min(100, Math.max(0, ((value - min) / (max - min)) * 100))
  return { low: place(range.low), at: place(range.value), high: place(range.high) }
}
