import { expect, it } from 'vitest'
import { showsOtherTime, visitWords } from './visit-words.ts'

const US = {
  country: 'US',
  currency_code: 'USD',
  currency_icon: '$',
  time_zone: 'America/Chicago',
  settings: { area_unit: 'square_feet' },
} as const
/** Formats put a narrow space before PM. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ')
const at = new Date('2026-11-18T20:00:00Z')

it('writes the time of the home, whatever the zone of the partner', () => {
  expect(plain(visitWords(US, 'en', 'America/Chicago').moment(at))).toBe('Wed 11-18-2026, 2:00 PM')
  expect(plain(visitWords(US, 'en', 'America/Los_Angeles').moment(at))).toBe('Wed 11-18-2026, 12:00 PM')
  expect(visitWords(US, 'en', 'America/Chicago').zone).toBe('Central Time')
  expect(visitWords(US, 'en', 'America/Chicago').dayOfMonth(at)).toBe('11-18')
  expect(visitWords(US, 'es', 'America/Chicago').weekday(at)).toBe('miércoles')
})
it('writes both sides of a change of the clock by the clock of that day', () => {
  const words = visitWords(US, 'en', 'America/Chicago')
  const nine = [new Date('2027-03-13T15:00:00Z'), new Date('2027-03-14T14:00:00Z')]
  expect(nine.map((instant) => plain(words.time(instant)))).toEqual(['9:00 AM', '9:00 AM'])
})
it('tells zones apart by their clocks, not by their names', () => {
  expect(showsOtherTime('America/Chicago', 'America/Winnipeg', at)).toBe(false)
  expect(showsOtherTime('America/Chicago', 'America/New_York', at)).toBe(true)
  // Phoenix keeps one time all year: it is Los Angeles in summer, Denver in winter.
  expect(showsOtherTime('America/Phoenix', 'America/Los_Angeles', new Date('2026-07-01T12:00:00Z'))).toBe(
    false,
  )
  expect(showsOtherTime('America/Phoenix', 'America/Los_Angeles', at)).toBe(true)
})
