import { VOCABULARY } from '../../shared/vocabulary.ts'
import type { EligibilityCondition } from '../classification/check-eligibility.ts'
import { evaluateHomeCondition, type Facts } from '../classification/home-condition.ts'
import type { decideIncentive } from '../decide-incentive.ts'
import type { IncentiveTrial } from './studio-incentive.ts'

type Verdict = IncentiveTrial['some'][number]['verdict']
type Decided = ReturnType<typeof decideIncentive>
type Trace = Decided['eligibility']['trace']
type Line = IncentiveTrial['reasons'][number]
type PassedLine = IncentiveTrial['passes'][number]
type Loosened = IncentiveTrial['loosened'][number]

/** How many homes a trial names. */
const SHOWN = 8
const BARS = 6
/** How many ways to loosen a rule it names. */
const WAYS = 5

export type TriedHome = {
  readonly building_id: string
  readonly address: string
  readonly facts: Facts
  readonly incentive: Pick<Decided, 'is_triggered' | 'amount' | 'eligibility'>
  /** By the rules that are live; undefined when there are none. */
  readonly live: Pick<Decided, 'is_triggered'> | undefined
}

/** Counts homes as they come, so that none has to be kept. */
export function trialCounter(conditions: readonly EligibilityCondition[]) {
  const counts = { qualifies: 0, unknown: 0, not_eligible: 0 }
  const [passes, loosened] = [passCounter(conditions), loosenedCounter(conditions)]
  const [reasons, open] = [lineCounter(), lineCounter()]
  const [published, paid, some] = [publishedCounter(), amountCounter(), fewOfEach()]
  return {
    add({ building_id, address, facts, incentive, live }: TriedHome): void {
      const verdict = verdictOf(incentive.is_triggered)
      const { trace } = incentive.eligibility
      const decisive = decisiveLine(verdict, trace)
      counts[verdict] += 1
      passes.add(trace, facts)
      loosened.add(trace, facts)
      if (decisive !== undefined) (verdict === 'unknown' ? open : reasons).add(decisive, 1)
      published.add(live)
      if (verdict === 'qualifies') paid.add(incentive.amount)
      some.add({
        building_id,
        address,
        verdict,
        because: decisive?.says ?? null,
        amount: verdict === 'not_eligible' ? null : incentive.amount,
      })
    },
    counted: (): Omit<IncentiveTrial, 'applications' | 'milliseconds'> => ({
      homes: counts.qualifies + counts.unknown + counts.not_eligible,
      qualify: counts.qualifies,
      unknown: counts.unknown,
      not_eligible: counts.not_eligible,
      published_qualify: published.qualify(),
      passes: passes.lines,
      reasons: commonestFirst(reasons.lines()),
      open: commonestFirst(open.lines()),
      loosened: commonestFirst(loosened.ways()).slice(0, WAYS),
      ...paid.counted(),
      some: some.homes,
    }),
  }
}

function verdictOf(isTriggered: boolean | null): Verdict {
  if (isTriggered === null) return 'unknown'
  return isTriggered ? 'qualifies' : 'not_eligible'
}

const decisiveLine = (verdict: Verdict, trace: Trace) =>
  verdict === 'qualifies'
    ? undefined
    : trace.find((line) => (verdict === 'unknown' ? isOpen(line) : line.outcome === 'not_met'))

/** Nothing tells it, and nobody will settle it later. */
const isOpen = ({ outcome, settled_by }: Trace[number]) => outcome === 'unknown' && settled_by === null
const isInTheWay = (line: Trace[number]) => line.outcome === 'not_met' || isOpen(line)

/** Homes that pass each condition, each comparison in it, and all conditions up to it. */
function passCounter(conditions: readonly EligibilityCondition[]) {
  const lines: PassedLine[] = conditions.map(({ code, says }) => ({
    code,
    says,
    homes: 0,
    left: 0,
    tests: [],
  }))
  return {
    lines,
    add(trace: Trace, facts: Facts): void {
      let isLeft = true
      for (const [index, line] of lines.entries()) {
        const [traced, test] = [trace[index], conditions[index]?.test]
        if (traced === undefined) continue
        isLeft &&= !isInTheWay(traced)
        line.homes += Number(traced.outcome === 'met')
        line.left += Number(isLeft)
        const steps = test === undefined ? [] : evaluateHomeCondition(test, facts).trace
        for (const [at, { outcome }] of steps.entries())
          line.tests[at] = (line.tests[at] ?? 0) + Number(outcome === 'met')
      }
    },
  }
}

const OFFERED: ReadonlySet<string> = new Set(
  Object.values(VOCABULARY).flatMap((fields) =>
    Object.entries(fields).flatMap(([name, field]) => ('options' in field ? [name] : [])),
  ),
)

/** Homes that one condition alone keeps out: by the condition, and by the answer that it does not allow. */
function loosenedCounter(conditions: readonly EligibilityCondition[]) {
  const ways = new Map<string, Loosened>()
  const count = ({ code, says }: EligibilityCondition, allows: Loosened['allows']) => {
    const key = JSON.stringify([code, allows])
    const way = ways.get(key) ?? { code, says, allows, homes: 0 }
    ways.set(key, { ...way, homes: way.homes + 1 })
  }
  return {
    ways: () => [...ways.values()],
    add(trace: Trace, facts: Facts): void {
      const [only, another] = trace.filter(isInTheWay)
      const condition = conditions.find(({ code }) => code === only?.code)
      if (only === undefined || another !== undefined || condition === undefined) return
      count(condition, null)
      const { test } = condition
      if (only.outcome !== 'not_met' || test === undefined || !('values' in test)) return
      const [value, more] = facts[test.fact]?.values ?? []
      // What people wrote themselves is nothing to choose from.
      if (value !== undefined && more === undefined && OFFERED.has(test.fact))
        count(condition, { fact: test.fact, value })
    },
  }
}

function lineCounter() {
  const lines = new Map<string, Line>()
  return {
    add({ code, says }: Pick<Line, 'code' | 'says'>, homes: number): void {
      const line = lines.get(code) ?? { code, says, homes: 0 }
      lines.set(code, { ...line, homes: line.homes + homes })
    },
    lines: () => [...lines.values()],
  }
}

/** Null while there are no rules that are live. */
function publishedCounter() {
  let qualify: number | null = null
  return {
    add(live: TriedHome['live']): void {
      if (live !== undefined) qualify = (qualify ?? 0) + Number(live.is_triggered === true)
    },
    qualify: () => qualify,
  }
}

/** What homes are paid; of one whose amount cannot be worked out nothing is counted. */
function amountCounter() {
  const amounts = new Map<number, number>()
  return {
    add(amount: string | null): void {
      if (amount === null) return
      const cents = Math.round(Number(amount) * 100)
      amounts.set(cents, (amounts.get(cents) ?? 0) + 1)
    },
    counted: () => ({
      paid_cents: [...amounts].reduce((sum, [cents, homes]) => sum + cents * homes, 0),
      amounts: bars(amounts),
    }),
  }
}

/** The first homes, at most half of them with one verdict. */
function fewOfEach() {
  const homes: IncentiveTrial['some'] = []
  return {
    homes,
    add(home: IncentiveTrial['some'][number]): void {
      const sameVerdict = homes.filter(({ verdict }) => verdict === home.verdict).length
      if (homes.length < SHOWN && sameVerdict < SHOWN / 2) homes.push(home)
    },
  }
}

const commonestFirst = <T extends Line>(lines: readonly T[]) => lines.toSorted((a, b) => b.homes - a.homes)

/** Six bars of equal width up to the greatest amount; homes that all get the same are one bar. */
function bars(amounts: ReadonlyMap<number, number>): IncentiveTrial['amounts'] {
  const most = Math.max(0, ...amounts.keys())
  if (amounts.size < 2) return [...amounts].map(([to_cents, homes]) => ({ to_cents, homes }))
  const width = Math.max(1, Math.ceil(most / BARS))
  const made = Array.from({ length: BARS }, (_, index) => ({
    to_cents: Math.min(most, width * (index + 1)),
    homes: 0,
  }))
  for (const [cents, homes] of amounts) {
    const bar = made[Math.min(BARS - 1, Math.max(0, Math.ceil(cents / width) - 1))]
    if (bar !== undefined) bar.homes += homes
  }
  return made
}
