import type { Payer } from '../combination/pay-out.ts'

function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const STEPS = ['attic', 'walls', 'basement', 'windows', 'heat pump', 'water heater', 'ducts', 'solar']
const CAPS = ['home', 'utility']

/** Sixty incentives for eight steps, half of them in exclusive groups, some under a shared cap; always the same by its seed. */
export function samplePlan(seed: number) {
  const below = numbers(seed)
  const oneOf = <T>(list: readonly T[]) => list[below(list.length)] as T
  const payers = Array.from({ length: 60 }, (): Payer => {
    const first = below(STEPS.length)
    const count = 1 + below(2)
    return {
      cents: 5000 + below(300_000),
      isLikely: below(3) > 0,
      measureIds: Array.from(
        { length: count },
        (_, index) => STEPS[(first + index) % STEPS.length] as string,
      ),
      exclusiveGroup: oneOf([null, null, 'state', 'utility']),
      sharedCap: oneOf([null, null, null, ...CAPS]),
    }
  })
  const prices = new Map(STEPS.map((id) => [id, 100_000 + below(1_500_000)]))
  const caps = new Map(CAPS.map((id) => [id, 200_000 + below(500_000)]))
  return { payers, limits: { prices, caps } }
}
