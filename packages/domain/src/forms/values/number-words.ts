/** As much of how a partner writes numbers as is needed here. */
type Numbers = {
  readonly locale: string
  readonly number: (value: number, decimals?: number) => string
}

/**
 * A number that somebody wrote, in the language of who reads it and with the decimals that it was written with. What has no
 * unit may be a year or a code: nothing stands between its thousands.
 */
export function numberWords(text: string, { locale, number }: Numbers, unit?: string): string {
  const value = Number(text)
  if (text.trim() === '' || Number.isNaN(value)) return text
  const decimals = text.trim().split('.')[1]?.length ?? 0
  if (unit !== undefined) return `${number(value, decimals)} ${unit}`
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: false,
  }).format(value)
}
