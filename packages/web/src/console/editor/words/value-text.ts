const LONGEST = 140

/** A value of a document in a few words; of a whole part the values in it. */
export function valueText(value: unknown, t: (key: string) => string): string {
  const text = wordsOf(value, t)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

function wordsOf(value: unknown, t: (key: string) => string): string {
  if (value === undefined || value === null || value === '') return t('admin-site:value.none')
  if (typeof value === 'boolean') return t(value ? 'admin-site:value.on' : 'admin-site:value.off')
  if (typeof value !== 'object') return String(value)
  return Object.values(value)
    .map((each) => wordsOf(each, t))
    .join(' · ')
}
