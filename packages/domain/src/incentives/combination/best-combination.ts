import { type Decided, type Limits, type PaidOut, type Payer, payOuts, slotOf } from './pay-out.ts'

/** Far more than any catalogue needs; one made to be hard ends with the best that was found. */
const MOST_DECISIONS = 300

/**
 * The combination of incentives that pays most for a plan: likely money before possible money, one incentive of an
 * exclusive group for a step, shared caps and prices kept. Groups are decided one after another; a decision that
 * could not pay more than the best combination found so far is not followed.
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
  const payers = part.flatMap((index) => all[index] ?? [])
  const payOut = payOuts(payers, limits)
  let best: PaidOut | null = null
  let decisions = 0
  const decide = (decided: Decided): void => {
    if (best !== null && decisions >= MOST_DECISIONS) return
    decisions += 1
    const most = payOut(decided)
    if (best !== null && !paysMore(most, best)) return
    const slot = sharedSlot(payers, most)
    if (slot === null) {
      best = most
      return
    }
    for (const payer of candidates(payers, slot)) decide(new Map([...decided, [slot, payer]]))
  }
  decide(new Map())
  const { payments, ...sums } = best ?? payOut(new Map())
  return { ...sums, payments: payments.map((payment) => ({ ...payment, payer: part[payment.payer] ?? 0 })) }
}

const paysMore = (one: PaidOut, other: PaidOut) =>
  one.likelyCents > other.likelyCents || (one.likelyCents === other.likelyCents && one.cents > other.cents)

/** A step and group for which more than one incentive pays. */
function sharedSlot(payers: readonly Payer[], { payments }: PaidOut): string | null {
  const used = new Set<string>()
  for (const { payer, measureId } of payments) {
    const slot = slotOf(payers[payer] as Payer, measureId)
    if (slot !== null && used.has(slot)) return slot
    if (slot !== null) used.add(slot)
  }
  return null
}

/** Who may pay there, the likeliest to be in the best combination first. */
const candidates = (payers: readonly Payer[], slot: string): number[] =>
  [...payers.entries()]
    .filter(([, payer]) => payer.measureIds.some((id) => slotOf(payer, id) === slot))
    .toSorted(([, a], [, b]) => Number(b.isLikely) - Number(a.isLikely) || b.cents - a.cents)
    .map(([index]) => index)

/** Payers that share neither a step nor a cap never limit each other: each such part is decided for itself. */
function separateParts(payers: readonly Payer[]): number[][] {
  let parts: { readonly ties: ReadonlySet<string>; readonly payers: readonly number[] }[] = []
  for (const [index, { measureIds, sharedCap }] of payers.entries()) {
    const ties = new Set(sharedCap === null ? measureIds : [...measureIds, `cap ${sharedCap}`])
    const joined = parts.filter((part) => [...ties].some((tie) => part.ties.has(tie)))
    parts = [
      ...parts.filter((part) => !joined.includes(part)),
      {
        ties: new Set([...ties, ...joined.flatMap((part) => [...part.ties])]),
        payers: [...joined.flatMap((part) => part.payers), index],
      },
    ]
  }
  return parts.map((part) => part.payers.toSorted((a, b) => a - b))
}
