import { Problem, type ProblemCode } from '@hearthlight/domain/shared/problem'

/** On whose behalf something is worked out. */
export type Asker = { readonly partnerId: string; readonly personId: string }
export type LineLimits = {
  /** What may wait for the people of one partner; one more is refused as unavailable. */
  readonly waitingPerPartner: number
  /** What may wait for one person; one more is refused as theirs to wait for. */
  readonly waitingPerPerson: number
  /** In other words than these, where there are some. */
  readonly refusedAs?: ProblemCode
}
type Start = () => void
type Line = { readonly people: Map<string, Start[]>; count: number }

/** Who waits, by partner and person. Maps keep the order of insertion, so the first is the one whose turn it is. */
export function waitingLines({ waitingPerPartner, waitingPerPerson, refusedAs }: LineLimits) {
  const lines = new Map<string, Line>()
  // Made once: whoever floods is refused thousands of times.
  const theirs = new Problem(refusedAs ?? 'shared.still-working')
  const everybodys = new Problem(refusedAs ?? 'shared.unavailable')
  return {
    partners: (): string[] => [...lines.keys()],
    countOf: (partnerId: string): number => lines.get(partnerId)?.count ?? 0,
    isIn: (partnerId: string): boolean => lines.has(partnerId),
    join: ({ partnerId, personId }: Asker, start: Start): void => {
      const line = lines.get(partnerId) ?? { people: new Map<string, Start[]>(), count: 0 }
      const own = line.people.get(personId) ?? []
      if (own.length >= waitingPerPerson) throw theirs
      if (line.count >= waitingPerPartner) throw everybodys
      own.push(start)
      line.people.set(personId, own)
      line.count += 1
      lines.set(partnerId, line)
    },
    /** The first of the person whose turn it is; both they and the partner then come last. */
    startOf: (partnerId: string): void => {
      const line = lines.get(partnerId)
      const first = line?.people.entries().next()
      if (line === undefined || first === undefined || first.done) return
      const [personId, own] = first.value
      line.people.delete(personId)
      line.count -= 1
      const start = own.shift()
      if (own.length > 0) line.people.set(personId, own)
      lines.delete(partnerId)
      if (line.count > 0) lines.set(partnerId, line)
      start?.()
    },
  }
}
