const formats = new Map<string, Intl.DateTimeFormat>()

/** To make a format costs a hundred times as much as to use it; there are as many as partners have zones. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  formats.set(timeZone, made)
  return made
}

/** The day it is in a zone, `YYYY-MM-DD`: the partner's calendar decides which day an instant belongs to. */
export function dayIn(timeZone: string, instant: Date): string {
  const parts = formatIn(timeZone).formatToParts(instant)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}

export const yearIn = (timeZone: string, instant: Date): number =>
  Number(dayIn(timeZone, instant).slice(0, 4))
