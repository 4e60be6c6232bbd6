import { Problem } from '@hearthlight/domain/shared/problem'

/** On whose behalf something is worked out. */
export type Asker = { readonly partnerId: string; readonly personId: string }
export type QueueLimits = {
  readonly atOnce: number
  /** What may wait for the people of one partner; one more is refused as unavailable. */
  readonly waitingPerPartner: number
  /** What may wait for one person; one more is refused as theirs to wait for. */
  readonly waitingPerPerson: number
}
export type FairQueue = <Answer>(asker: Asker, work: () => Promise<Answer>) => Promise<Answer>

type Start = () => void

/**
 * Work takes its turn by partner and, within a partner, by person: whoever asks eighty times waits behind themselves,
 * not in front of everybody else. Maps keep the order of insertion, so the first entry is the one whose turn it is.
 */
export function fairQueue({ atOnce, waitingPerPartner, waitingPerPerson }: QueueLimits): FairQueue {
  const partners = new Map<string, Map<string, Start[]>>()
  let running = 0

  function takeTurn(asker: Asker): Promise<void> {
    if (running < atOnce) {
      running += 1
      return Promise.resolve()
    }
    const people = partners.get(asker.partnerId) ?? new Map<string, Start[]>()
    const own = people.get(asker.personId) ?? []
    if (own.length >= waitingPerPerson) throw new Problem('shared.still-working')
    if ([...people.values()].flat().length >= waitingPerPartner) throw new Problem('shared.unavailable')
    partners.set(asker.partnerId, people.set(asker.personId, own))
    return new Promise((start) => own.push(start))
  }

  function passOn(): void {
    const next = takeFirst(partners, (people) => takeFirst(people, (own) => own.shift()))
    if (next === undefined) running -= 1
    else next()
  }

  return async (asker, work) => {
    await takeTurn(asker)
    try {
      return await work()
    } finally {
      passOn()
    }
  }
}

/** Takes from the first entry and sends it to the end, or away when nothing is left in it. */
function takeFirst<Entry extends { readonly length: number } | { readonly size: number }>(
  turns: Map<string, Entry>,
  take: (entry: Entry) => Start | undefined,
): Start | undefined {
  const [first] = turns
  if (first === undefined) return undefined
  const [key, entry] = first
  turns.delete(key)
  const taken = take(entry)
  if (('size' in entry ? entry.size : entry.length) > 0) turns.set(key, entry)
  return taken
}
