import type { decideIncentive } from '../decide-incentive.ts'
import type { IncentiveTrial } from './studio-incentive.ts'

type Verdict = IncentiveTrial['some'][number]['verdict']
type Decided = ReturnType<typeof decideIncentive>
type Trace = Decided['eligibility']['trace']
type Line = IncentiveTrial['reasons'][number]

/** How many homes a trial names. */
const SHOWN = 8
const BARS = 6

export type TriedHome = {
  readonly building_id: string
  readonly address: string
  readonly incentive: Pick<Decided, 'is_triggered' | 'amount' | 'eligibility'>
  /** By the rules that are live; undefined when there are none. */
  readonly live: Pick<Decided, 'is_triggered'> | undefined
}

/** Counts homes as they come, so that none has to be kept. */
export function trialCounter() {
  const counts = { qualifies: 0, unknown: 0, not_eligible: 0 }
  const [passes, reasons, open] = [lineCounter(), lineCounter(), lineCounter()]
  const [published, paid, some] = [publishedCounter(), amountCounter(), fewOfEach()]
  return {
    add({ building_id, address, incentive, live }: TriedHome): void {
      const verdict = verdictOf(incentive.is_triggered)
      const { trace } = incentive.eligibility
      const decisive = decisiveLine(verdict, trace)
      counts[verdict] += 1
      for (const line of trace) passes.add(line, Number(line.outcome === 'met'))
      if (decisive !== undefined) (verdict === 'unknown' ? open : reasons).add(decisive, 1)
      published.add(live)
      if (verdict === 'qualifies') paid.add(incentive.amount)
      some.add({
        ...{ building_id, address, verdict, because: decisive?.says ?? null },
        amount: verdict === 'not_eligible' ? null : incentive.amount,
      })
    },
    counted: (): Omit<IncentiveTrial, 'applications' | 'milliseconds'> => ({
      homes: counts.qualifies + counts.unknown + counts.not_eligible,
      qualify: counts.qualifies,
      unknown: counts.unknown,
      not_eligible: counts.not_eligible,
      published_qualify: published.qualify(),
      passes: passes.lines(),
      reasons: commonestFirst(reasons.lines()),
      open: commonestFirst(open.lines()),
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
    : trace.find((line) =>
        verdict === 'unknown'
          ? line.outcome === 'unknown' && line.settled_by === null
          : line.outcome === 'not_met',
      )

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

const commonestFirst = (lines: readonly Line[]) => lines.toSorted((a, b) => b.homes - a.homes)

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
