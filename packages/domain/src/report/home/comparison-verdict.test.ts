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

const label = (letter: 'C' | 'F') => ({ letter, score: 6, gigajoules: 60, kwh_per_m2: 120 }) as const
const amounts = (money: number, kwh: number) => ({ money, kwh, kg_co2: 1 })
const resultOf = (letter: 'C' | 'F', verdict: 'good' | 'room_to_save') =>
  ({
    comparison: {
      typical: { ...amounts(2160, 30_700), label: label(letter) },
      new_home: { ...amounts(1620, 20_000), label: label(letter) },
      verdict,
    },
    label: {
      now: label(letter),
      after: label(letter),
      without_solar: null,
      limits_kwh_per_m2: [1, 2, 3, 4, 5, 6],
    },
  }) satisfies Parameters<typeof verdictIn>[1]

/** The bars as they are drawn and written. */
function shown(own: { money: number; kWh: number }): Parameters<typeof verdictIn>[2] {
  const bar = (value: number) => ({ value, low: value, high: value })
  return {
    now: { money: bar(own.money), kWh: bar(own.kWh), kg: bar(1) },
    comparison: {
      typical: { money: 2160, kWh: 30_700, kg: 1 },
      newHome: { money: 1620, kWh: 20_000, kg: 1 },
    },
  }
}

test('a home with a cheap fuel and label F costs little and can do with less, where money is compared', () => {
  const home = resultOf('F', 'room_to_save')
  expect(verdictIn('money', home, shown({ money: 1590, kWh: 20_000 }))).toBe('cheap')
  expect(verdictIn('money', home, shown({ money: 2160, kWh: 20_000 }))).toBe('room_to_save')
})

test('"less than most like it" never stands above a bar that is longer than theirs, whatever the panels send out', () => {
  const home = resultOf('C', 'good')
  expect(verdictIn('kWh', home, shown({ money: 2000, kWh: 32_300 }))).toBe('room_to_save')
  expect(verdictIn('kWh', home, shown({ money: 2000, kWh: 30_000 }))).toBe('good')
})

test('"less than most like it" never stands above a longer bar, also where a new home would use nearly as much', () => {
  const bars = shown({ money: 2000, kWh: 32_300 })
  const likeNew = {
    ...bars,
    comparison: { ...bars.comparison, newHome: { money: 1620, kWh: 30_900, kg: 1 } },
  }
  expect(verdictIn('kWh', resultOf('C', 'good'), likeNew)).toBe('room_to_save')
  expect(comparisonVerdict('C', { own: 32_300, typical: 30_700, newHome: 30_900 })).toBe('room_to_save')
})

test('"less than most like it" never stands above two equal bars', () => {
  const equal = shown({ money: 2160, kWh: 30_700 })
  expect(verdictIn('kWh', resultOf('C', 'good'), equal)).toBe('like_most')
  expect(verdictIn('money', resultOf('C', 'good'), equal)).toBe('like_most')
  expect(verdictIn('kWh', resultOf('F', 'room_to_save'), equal)).toBe('room_to_save')
})
