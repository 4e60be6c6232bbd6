import { expect, test } from 'vitest'
import { comparisonVerdict, verdictIn } from './comparison-verdict.ts'

test.each([
  ['B', 100, 200, 95, 'great'],
  ['C', 150, 200, 95, 'good'],
  ['E', 201, 200, 95, 'room_to_save'],
  ['B', 150, 140, 95, 'room_to_save'],
] as const)(
  'label %s and %d beside a typical %d and a new %d is %s',
  (letter, own, typical, newHome, verdict) => {
    expect(comparisonVerdict(letter, { own, typical, newHome })).toBe(verdict)
  },
)

test('"Great: about as well as a new one" never stands beside label D', () => {
  expect(comparisonVerdict('D', { own: 100, typical: 104, newHome: 98 })).toBe('good')
  expect(comparisonVerdict('E', { own: 100, typical: 104, newHome: 98 })).toBe('room_to_save')
})

test('a home with a cheap fuel and label F costs little and can do with less, where money is compared', () => {
  const label = { letter: 'F', score: 2, gigajoules: 90, kwh_per_m2: 240 } as const
  const amounts = (money: number) => ({ money, kwh: 20_000, kg_co2: 1 })
  const home = {
    totals: { current: amounts(1590), new: amounts(740), savings: amounts(850) },
    comparison: {
      typical: { ...amounts(2160), label },
      new_home: { ...amounts(1620), label },
      verdict: 'room_to_save',
    },
    label: { now: label, after: label, without_solar: null, limits_kwh_per_m2: [1, 2, 3, 4, 5, 6] },
  } satisfies Parameters<typeof verdictIn>[1]
  expect(verdictIn('money', home)).toBe('cheap')
})

test('"less than most like it" never stands above a bar that is longer than theirs, whatever the panels send out', () => {
  const label = { letter: 'C', score: 6, gigajoules: 60, kwh_per_m2: 120 } as const
  const amounts = (kwh: number) => ({ money: 2000, kwh, kg_co2: 1 })
  const home = (own: number) =>
    ({
      totals: { current: amounts(own), new: amounts(740), savings: amounts(850) },
      comparison: {
        typical: { ...amounts(30_700), label },
        new_home: { ...amounts(20_000), label },
        verdict: 'good',
      },
      label: { now: label, after: label, without_solar: null, limits_kwh_per_m2: [1, 2, 3, 4, 5, 6] },
    }) satisfies Parameters<typeof verdictIn>[1]
  expect(verdictIn('kWh', home(32_300))).toBe('room_to_save')
  expect(verdictIn('kWh', home(30_000))).toBe('good')
})
