import { joinWorks } from '@hearthlight/domain/savings/joined-works'
import { z } from 'zod'
import { inPartner } from '../../platform/database/in-partner.ts'
import { defineJob, type Job } from '../../platform/jobs/job.ts'
import type { InPartner } from '../../platform/scope.ts'
import { measureLikeHomes } from './like-homes/measure-like-homes.ts'
import { measureWorks } from './measure-work.ts'
import type { SavingsDeps } from './savings-deps.ts'
import { weatherKnown } from './weather/weather-of-place.ts'
import { listWorksAfter, listWorksOf } from './work-store.ts'

/** A piece of work takes seconds, so that other work has its turn and a server that stops loses little. */
const WORKS_AT_ONCE = 50

const Piece = z.object({ partnerId: z.string(), after: z.string().nullable() })
const Night = z
  .object({})
  .nullish()
  .transform(() => ({}))
/** What is put into the queue every night, and once for a new demo. */
export const MEASURE_ALL = { name: 'savings.measure-all', payload: Night }

/**
 * Every night what was measured is made anew where its data differ. Each piece says in the queue where the next one begins:
 * a server that stops goes on there, and partners take turns by their pieces. Homes without work come after those with it.
 */
export function measureAll(deps: SavingsDeps): Job[] {
  const zoneOf = async (partnerId: string) =>
    Object.values((await deps.directory.byId(partnerId))?.configs ?? {})[0]?.time_zone
  const piece = defineJob('savings.measure', Piece, async ({ partnerId, after }) => {
    const timeZone = await zoneOf(partnerId)
    if (timeZone === undefined) return
    const last = await measureAfter(deps, { partnerId, timeZone }, after)
    if (last === null) await deps.jobs.enqueue(deps.db, compare, { partnerId, after: null })
    else await deps.jobs.enqueue(deps.db, piece, { partnerId, after: last })
  })
  const compare = defineJob('savings.compare', Piece, async ({ partnerId, after }) => {
    const timeZone = await zoneOf(partnerId)
    if (timeZone === undefined) return
    const last = await measureLikeHomes(deps, { partnerId, timeZone }, after)
    if (last !== null) await deps.jobs.enqueue(deps.db, compare, { partnerId, after: last })
  })
  const night = defineJob(
    MEASURE_ALL.name,
    Night,
    async () => {
      for (const { partner } of await deps.directory.all())
        await deps.jobs.enqueue(deps.db, piece, { partnerId: partner.id, after: null })
    },
    { cron: '7 4 * * *' },
  )
  return [piece, compare, night]
}

/** Answers the last one where there may be more. */
export async function measureAfter(
  deps: Pick<SavingsDeps, 'db' | 'now' | 'readings' | 'stations'>,
  scope: InPartner & { readonly timeZone: string },
  after: string | null,
): Promise<string | null> {
  const { works, own, known } = await inPartner(deps.db, scope, async (db) => {
    const works = await listWorksAfter(db, scope, after, WORKS_AT_ONCE)
    const homes = [...new Set(works.map(({ building_id }) => building_id))]
    const own = homes.length === 0 ? [] : await listWorksOf(db, scope, homes)
    return { works, own, known: await weatherKnown(db, scope) }
  })
  // What is told of several works is measured with the last of them, in whichever piece that lies.
  for (const work of works) {
    const ofHome = own.filter(({ building_id }) => building_id === work.building_id)
    const joined = joinWorks(ofHome).find(({ last }) => last.id === work.id)
    if (joined !== undefined)
      await inPartner(deps.db, scope, (db) => measureWorks(deps, db, scope, joined, known))
  }
  return works.length === WORKS_AT_ONCE ? (works.at(-1)?.id ?? null) : null
}
