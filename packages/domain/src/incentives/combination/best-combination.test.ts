import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { samplePlan } from '../testing/sample-plan.ts'
import { bestCombination } from './best-combination.ts'
import { type Limits, type Payer, type Payment, slotOf } from './pay-out.ts'

const MEASURES = ['attic', 'windows', 'heat pump']
const CAPS = ['home', 'utility']

const payerArbitrary = (mostCents: number): fc.Arbitrary<Payer> =>
  fc.record({
    cents: fc.integer({ min: 1, max: mostCents }),
    isLikely: fc.boolean(),
    measureIds: fc.shuffledSubarray(MEASURES, { minLength: 1, maxLength: 2 }),
    exclusiveGroup: fc.constantFrom(null, 'a', 'b'),
    sharedCap: fc.constantFrom(null, null, ...CAPS),
  })
const limitsArbitrary = (most: number): fc.Arbitrary<Limits> =>
  fc.tuple(...[...MEASURES, ...CAPS].map(() => fc.integer({ min: 0, max: most }))).map((amounts) => ({
    prices: new Map(MEASURES.map((id, index) => [id, amounts[index] ?? 0])),
    caps: new Map(CAPS.map((id, index) => [id, amounts[MEASURES.length + index] ?? 0])),
  }))

type Worth = readonly [likely: number, all: number]
const better = (a: Worth, b: Worth) => (a[0] > b[0] || (a[0] === b[0] && a[1] > b[1]) ? a : b)

/** Where a trial stands: which payer at which of its steps, what it has left to give, what steps and caps can take. */
type Trial = {
  readonly index: number
  readonly order: number
  readonly spare: number
  readonly left: Readonly<Record<string, number>>
  readonly used: readonly string[]
}

/** Every way in which whole cents can be paid, tried one after the other. */
class Trials {
  readonly #known = new Map<string, Worth>()
  readonly #payers: readonly Payer[]
  constructor(payers: readonly Payer[]) {
    this.#payers = payers
  }

  best({ prices, caps }: Limits): Worth {
    const capsLeft = [...caps].map(([code, cap]) => [`cap ${code}`, cap] as const)
    return this.#next({ left: Object.fromEntries([...prices, ...capsLeft]), used: [] }, 0)
  }

  #next({ left, used }: Pick<Trial, 'left' | 'used'>, index: number): Worth {
    const payer = this.#payers[index]
    if (payer === undefined) return [0, 0]
    return this.#remembered({ index, order: 0, spare: payer.cents, left, used }, payer)
  }

  #remembered(trial: Trial, payer: Payer): Worth {
    const key = JSON.stringify([trial, trial.used.toSorted()])
    const worth = this.#known.get(key) ?? this.#try(trial, payer)
    this.#known.set(key, worth)
    return worth
  }

  #try(trial: Trial, payer: Payer): Worth {
    const { index, order, left, used } = trial
    const measureId = payer.measureIds[order]
    if (measureId === undefined) return this.#next(trial, index + 1)
    const later = { ...trial, order: order + 1 }
    const slot = slotOf(payer, measureId)
    const places = [measureId, ...(payer.sharedCap === null ? [] : [`cap ${payer.sharedCap}`])]
    const isTaken = slot !== null && used.includes(slot)
    const most = isTaken ? 0 : Math.min(trial.spare, ...places.map((place) => left[place] ?? 0))
    let best = this.#remembered(later, payer)
    for (let cents = 1; cents <= most; cents++) {
      const taken = Object.fromEntries(places.map((place) => [place, (left[place] ?? 0) - cents]))
      const [likely, all] = this.#remembered(
        {
          ...later,
          spare: trial.spare - cents,
          left: { ...left, ...taken },
          used: slot === null ? used : [...used, slot],
        },
        payer,
      )
      best = better(best, [likely + (payer.isLikely ? cents : 0), all + cents])
    }
    return best
  }
}

/** What was paid by each payer, for each step and from each cap. */
function sumsOf(payers: readonly Payer[], payments: readonly Payment[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { payer, measureId, cents } of payments)
    for (const place of [measureId, `payer ${payer}`, `cap ${payers[payer]?.sharedCap}`])
      sums.set(place, (sums.get(place) ?? 0) + cents)
  return sums
}

describe('the best combination of incentives', () => {
  it('pays as much as the best of all combinations, for every plan of up to twelve incentives', () => {
    const payers = fc.array(payerArbitrary(3), { maxLength: 12 })
    fc.assert(
      fc.property(payers, limitsArbitrary(4), (payers, limits) => {
        const { likelyCents, cents } = bestCombination(payers, limits)
        expect([likelyCents, cents]).toEqual(new Trials(payers).best(limits))
      }),
      { numRuns: 150 },
    )
  })

  it('keeps prices, caps and groups, and pays nobody more than they offer', () => {
    const payers = fc.array(payerArbitrary(9000), { maxLength: 20 })
    fc.assert(
      fc.property(payers, limitsArbitrary(12_000), (payers, limits) => {
        const { payments } = bestCombination(payers, limits)
        const slots = payments.flatMap(
          ({ payer, measureId }) => slotOf(payers[payer] as Payer, measureId) ?? [],
        )
        expect(new Set(slots).size).toBe(slots.length)
        const sums = sumsOf(payers, payments)
        for (const [id, price] of limits.prices) expect(sums.get(id) ?? 0).toBeLessThanOrEqual(price)
        for (const [code, cap] of limits.caps) expect(sums.get(`cap ${code}`) ?? 0).toBeLessThanOrEqual(cap)
        for (const [index, { cents }] of payers.entries())
          expect(sums.get(`payer ${index}`) ?? 0).toBeLessThanOrEqual(cents)
      }),
    )
  })

  it('is found to the end for sixty incentives, however many decisions it takes', () => {
    const { payers, limits } = samplePlan(17)
    const { likelyCents, cents } = bestCombination(payers, limits)
    // What a search that decides one slot after another and stops nowhere finds, after thousands of decisions.
    expect([likelyCents, cents]).toEqual([4_091_572, 5_164_886])
  })

  it('takes the smaller of a group where the larger would use up a cap that others need', () => {
    const limits = {
      prices: new Map([
        ['attic', 5000],
        ['windows', 5000],
      ]),
      caps: new Map([['home', 1000]]),
    }
    const payer = (over: Partial<Payer>): Payer => ({
      cents: 1000,
      isLikely: true,
      measureIds: ['attic'],
      exclusiveGroup: 'attic',
      sharedCap: null,
      ...over,
    })
    const larger = payer({ sharedCap: 'home' })
    const smaller = payer({ cents: 800 })
    const windows = payer({ measureIds: ['windows'], exclusiveGroup: null, sharedCap: 'home' })
    const { payments, cents } = bestCombination([larger, smaller, windows], limits)
    expect(payments).toEqual([
      { payer: 1, measureId: 'attic', cents: 800 },
      { payer: 2, measureId: 'windows', cents: 1000 },
    ])
    expect(cents).toBe(1800)
  })
})
