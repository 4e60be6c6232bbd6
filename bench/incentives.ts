import { classificationContext } from '@hearthlight/domain/incentives/classification/classification-context'
import { classifyIncentive } from '@hearthlight/domain/incentives/classification/classify-incentive'
import { bestCombination } from '@hearthlight/domain/incentives/combination/best-combination'
import type { Payer } from '@hearthlight/domain/incentives/combination/pay-out'
import { sampleIncentive } from '../packages/domain/src/incentives/testing/sample-incentive.ts'

/** What a home waits for before its page of rebates: 500 incentives classified, 60 combined for a plan. */
const TARGET_MS = 20
const PLANS = 40

/** The same plans in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const STEPS = ['attic', 'walls', 'basement', 'windows', 'heat pump', 'water heater', 'ducts', 'solar']
const CAPS = ['home', 'utility']

/** Sixty incentives for eight steps, half of them in exclusive groups, some under a shared cap. */
function plan(seed: number) {
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

/** Of the processor, not of the clock: whatever else runs beside it does not count. */
function timed(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

function report(what: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  const [median, most] = [at(0.5), at(1)].map((ms) => ms.toFixed(1))
  process.stdout.write(`${what}: median ${median} ms, longest ${most} ms (target ${TARGET_MS} ms)\n`)
}

const incentives = Array.from({ length: 500 }, (_, index) => sampleIncentive({ id: `incentive ${index}` }))
const context = classificationContext(
  'America/Chicago',
  { id: 'home', ea_assignment: {} },
  [],
  new Date('2026-06-15T18:00:00Z'),
)
const classifyAll = () => {
  for (const incentive of incentives) classifyIncentive(incentive, context)
}
const plans = Array.from({ length: PLANS }, (_, index) => plan(index + 1))
const combine = ({ payers, limits }: (typeof plans)[number]) => bestCombination(payers, limits)

classifyAll()
for (const one of plans.slice(0, 5)) combine(one)
report(
  'classify 500 incentives',
  plans.map(() => timed(classifyAll)),
)
report(
  'best combination of 60 incentives',
  plans.map((one) => timed(() => combine(one))),
)
