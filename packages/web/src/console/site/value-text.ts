const LONGEST = 140

/** A value of a configuration in a few words. */
export function valueText(value: unknown, t: (key: string) => string): string {
  if (value === undefined || value === null || value === '') return t('value.none')
  if (typeof value === 'boolean') return t(value ? 'value.on' : 'value.off')
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
