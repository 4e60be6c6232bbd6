const Z = 1.96

/** How many of those who qualify apply, and between what it likely lies: Wilson's interval, which holds for few homes too. */
export function likelyShare(
  applications: number,
  homes: number,
): { readonly low: number; readonly value: number; readonly high: number } | null {
  if (applications <= 0 || homes <= 0) return null
  const value = Math.min(1, applications / homes)
  const middle = value + Z ** 2 / (2 * homes)
  const reach = Z * Math.sqrt((value * (1 - value)) / homes + Z ** 2 / (4 * homes ** 2))
  const whole = 1 + Z ** 2 / homes
  return { low: Math.max(0, (middle - reach) / whole), value, high: Math.min(1, (middle + reach) / whole) }
}
