/** Whose job it is; empty where it belongs to no partner, or to nobody of it. */
export type Whose = { readonly partner: string; readonly person: string }

export type Turns = {
  /** The property of the payload that tells the person. */
  readonly person: string
  /** Who was served, whoever was served last at the end. */
  readonly partners: readonly string[]
  readonly people: readonly string[]
  /** How many jobs of a partner are being done. */
  readonly running: ReadonlyMap<string, number>
  readonly perPartner: number
}

/** More than take turns at any time; of who is forgotten we only lose that they were served. */
const REMEMBERED = 500

/** Remembers in one process who was served, and what of whom is being done. */
export function turnsOf(person: string, perPartner: number) {
  const [partners, people] = [new Set<string>(), new Set<string>()]
  const running = new Map<string, number>()
  const count = (partner: string, by: number) => {
    const now = (running.get(partner) ?? 0) + by
    if (now === 0) running.delete(partner)
    else running.set(partner, now)
  }
  return {
    now: (): Turns => ({ person, partners: [...partners], people: [...people], running, perPartner }),
    begin: (job: Whose) => {
      serve(partners, job.partner)
      serve(people, `${job.partner} ${job.person}`)
      count(job.partner, 1)
    },
    end: ({ partner }: Whose) => count(partner, -1),
  }
}

/** Sets keep the order of insertion. */
function serve(served: Set<string>, who: string): void {
  served.delete(who)
  served.add(who)
  const [first] = served
  if (served.size > REMEMBERED && first !== undefined) served.delete(first)
}
