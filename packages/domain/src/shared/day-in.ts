/** The day it is in a zone, `YYYY-MM-DD`: the partner's calendar decides which day an instant belongs to. */
export function dayIn(timeZone: string, instant: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(instant)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}

export const yearIn = (timeZone: string, instant: Date): number =>
  Number(dayIn(timeZone, instant).slice(0, 4))
