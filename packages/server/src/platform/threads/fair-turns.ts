import { Problem } from '@hearthlight/domain/shared/problem'

/** On whose behalf something is worked out. */
export type Asker = { readonly partnerId: string; readonly personId: string }
export type TurnLimits = {
  readonly atOnce: number
  /**
   * How many of them may be one partner's while people of another come too. As many are kept free of a partner that comes alone,
   * so that another that comes finds room. Unless told, one may have all of them.
   */
  readonly besideOthers?: number
  /** What may wait for the people of one partner; one more is refused as unavailable. */
  readonly waitingPerPartner: number
  /** What may wait for one person; one more is refused as theirs to wait for. */
  readonly waitingPerPerson: number
}
/** Waits for a turn; who has had it says so. */
export type TakeTurn = (asker: Asker) => Promise<() => void>

type Start = () => void

/** So long after its last call a partner still counts as one that comes. */
const COMES_MS = 2_000

/**
 * Turns by partner and, within a partner, by person: whoever asks eighty times waits behind themselves, not in front of
 * everybody else. Maps keep the order of insertion, so the first entry is the one whose turn it is.
 */
export function fairTurns(limits: TurnLimits): TakeTurn {
  const { atOnce, besideOthers, waitingPerPartner, waitingPerPerson } = limits
  const [alone, beside] =
    besideOthers === undefined ? [atOnce, atOnce] : [atOnce - besideOthers, besideOthers]
  const waiting = new Map<string, Map<string, Start[]>>()
  const running = new Map<string, number>()
  const company = companions()
  let all = 0

  const mayStart = (partnerId: string) => {
    if (all >= atOnce) return false
    return (running.get(partnerId) ?? 0) < (company.isBeside(partnerId) ? beside : alone)
  }
  const begin = (partnerId: string) => {
    all += 1
    running.set(partnerId, (running.get(partnerId) ?? 0) + 1)
  }
  const end = (partnerId: string) => {
    all -= 1
    const left = (running.get(partnerId) ?? 1) - 1
    if (left === 0) running.delete(partnerId)
    else running.set(partnerId, left)
    startNext()
  }
  const startNext = () => {
    for (;;) {
      const next = [...waiting.keys()].find(mayStart)
      if (next === undefined) return
      begin(next)
      takeFrom(waiting, next, (people) =>
        takeFrom(people, people.keys().next().value, (own) => own.shift()),
      )?.()
    }
  }
  return async ({ partnerId, personId }) => {
    company.came(partnerId)
    const people = waiting.get(partnerId) ?? new Map<string, Start[]>()
    if (people.size === 0 && mayStart(partnerId)) begin(partnerId)
    else {
      const own = people.get(personId) ?? []
      if (own.length >= waitingPerPerson) throw new Problem('shared.still-working')
      if ([...people.values()].flat().length >= waitingPerPartner) throw new Problem('shared.unavailable')
      waiting.set(partnerId, people.set(personId, own))
      await new Promise<void>((start) => own.push(start))
    }
    let isOver = false
    return () => {
      if (!isOver) end(partnerId)
      isOver = true
    }
  }
}

/** Which partners come at about the same time: it is enough to know the last, and the last that was another. */
function companions() {
  type Came = { readonly partnerId: string; readonly at: number }
  const NEVER: Came = { partnerId: '', at: Number.NEGATIVE_INFINITY }
  let [last, other] = [NEVER, NEVER]
  return {
    came: (partnerId: string) => {
      if (last.partnerId !== partnerId) other = last
      last = { partnerId, at: performance.now() }
    },
    isBeside: (partnerId: string) => {
      const { at } = last.partnerId === partnerId ? other : last
      return performance.now() - at < COMES_MS
    },
  }
}

/** Takes from an entry and sends it to the end, or away when nothing is left in it. */
function takeFrom<Entry extends { readonly length: number } | { readonly size: number }>(
  turns: Map<string, Entry>,
  key: string | undefined,
  take: (entry: Entry) => Start | undefined,
): Start | undefined {
  const entry = key === undefined ? undefined : turns.get(key)
  if (key === undefined || entry === undefined) return undefined
  turns.delete(key)
  const taken = take(entry)
  if (('size' in entry ? entry.size : entry.length) > 0) turns.set(key, entry)
  return taken
}
