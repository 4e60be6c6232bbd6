import { type Limits, type PaidOut, type Payer, payOuts, type Undecided } from './pay-out.ts'
import { withoutDominated } from './without-dominated.ts'

/** Far more than any catalogue needs; one made to be hard ends with the best that was found. */
const MOST_DECISIONS = 2000

/**
 * The combination of incentives that pays most for a plan: likely money before possible money, one incentive of an
 * exclusive group for a step, shared caps and prices kept. Groups are decided one after another, always where most is
 * promised; no decision adds to a promise, so that the first with nothing left to decide pays most.
 */
export function bestCombination(payers: readonly Payer[], limits: Limits): PaidOut {
  const parts = separateParts(payers).map((part) => bestOfPart(payers, part, limits))
  const sum = (of: (part: PaidOut) => number) => parts.reduce((total, part) => total + of(part), 0)
  return {
    payments: parts.flatMap(({ payments }) => payments),
    cents: sum(({ cents }) => cents),
    likelyCents: sum(({ likelyCents }) => likelyCents),
  }
}

function bestOfPart(all: readonly Payer[], part: readonly number[], limits: Limits): PaidOut {
  const { first, decide } = payOuts(withoutDominated(part.flatMap((index) => all[index] ?? [])), limits)
  let most = first()
  let open: Undecided[] = []
  let decisions = 0
  while (most.sharedSlot !== null) {
    const decided = decide(most, most.sharedSlot)
    decisions += decided.length
    if (decisions > MOST_DECISIONS) open = open.filter(({ sharedSlot }) => sharedSlot === null)
    // Of two that promise the same the later is the further decided one.
    open = [...open, ...decided].toSorted((one, other) => moreFirst(other, one))
    most = open.pop() ?? most
  }
  const { payments, cents, likelyCents } = most
  const own = payments.map((payment) => ({ ...payment, payer: part[payment.payer] ?? 0 }))
  return { payments: own, cents, likelyCents }
}

/** Likely money before possible money. */
const moreFirst = (one: PaidOut, other: PaidOut) =>
  other.likelyCents - one.likelyCents || other.cents - one.cents

/** Payers that share neither a step nor a cap never limit each other: each such part is decided for itself. */
function separateParts(payers: readonly Payer[]): readonly (readonly number[])[] {
  const joinedTo = [...payers.keys()]
  const leaderOf = (index: number): number => {
    const next = joinedTo[index] ?? index
    return next === index ? index : leaderOf(next)
  }
  const firstWith = new Map<string, number>()
  for (const [index, { measureIds, sharedCap }] of payers.entries())
    for (const tie of sharedCap === null ? measureIds : [...measureIds, `cap ${sharedCap}`]) {
      joinedTo[leaderOf(index)] = leaderOf(firstWith.get(tie) ?? index)
      firstWith.set(tie, index)
    }
  const parts = new Map<number, number[]>()
  for (const index of payers.keys()) {
    const leader = leaderOf(index)
    parts.set(leader, [...(parts.get(leader) ?? []), index])
  }
  return [...parts.values()]
}
