import { classificationContext } from '@hearthlight/domain/incentives/classification-context'
import { classifyIncentive } from '@hearthlight/domain/incentives/classify-incentive'
import { bestCombination } from '@hearthlight/domain/incentives/combination/best-combination'
import { sampleIncentive } from '../packages/domain/src/incentives/testing/sample-incentive.ts'
import { samplePlan } from '../packages/domain/src/incentives/testing/sample-plan.ts'

/** What a home waits for before its page of rebates: 500 incentives classified, 60 combined for a plan. */
const TARGET_MS = 20
const PLANS = 40

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
const plans = Array.from({ length: PLANS }, (_, index) => samplePlan(index + 1))
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
