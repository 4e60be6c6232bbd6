import { likeFuels } from '@hearthlight/domain/savings/program/like-homes'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { InPartner } from '../../../platform/scope.ts'
import { measureAnew } from '../measure-work.ts'
import type { SavingsDeps } from '../savings-deps.ts'
import { stationFor, weatherKnown } from '../weather/weather-of-place.ts'
import { type Cohort, findLikeHomes, forgetLikeHomes, listCohorts, writeLikeHome } from './like-home-store.ts'

/** Six years of quarters of one station, or two of three. */
const MOST_COHORTS = 24
/** Of so many homes without work, chosen by chance and the same every night, those of a station are taken. */
const CHOSEN = 2_000
const MOST_OF_COHORT = 100
/** Homes that one view is held against. */
export const MOST_LIKE_HOMES = MOST_COHORTS * MOST_OF_COHORT

type Deps = Pick<SavingsDeps, 'db' | 'now' | 'readings' | 'stations' | 'withoutWork'>
const nameOf = ({ at, station }: Cohort) => `${at} ${station}`

/**
 * Measures homes without work over the years about the next quarter in which homes near the same station had work; answers it where
 * there may be more. What it costs does not grow with the program: a hundred homes tell what homes did that year.
 */
export async function measureLikeHomes(
  deps: Deps,
  scope: InPartner & { readonly timeZone: string },
  after: string | null,
): Promise<string | null> {
  const { cohort, homes, known, stored } = await inPartner(deps.db, scope, async (db) => {
    const cohorts = await listCohorts(db, scope, MOST_COHORTS)
    const next =
      cohorts.findIndex((each) => after === null || nameOf(each) === after) + (after === null ? 0 : 1)
    const cohort = cohorts[next]
    const known = await weatherKnown(db, scope)
    if (cohort === undefined) return { cohort, known, homes: [], stored: new Map<string, string>() }
    const chosen = await deps.withoutWork(db, scope, CHOSEN)
    const homes = chosen
      .filter(({ place }) => stationFor(deps.stations, place, known.stations)?.id === cohort.station)
      .slice(0, MOST_OF_COHORT)
    const rows = await findLikeHomes(db, scope, cohort)
    return { cohort, homes, known, stored: new Map(rows.map((row) => [row.building_id, row.digest])) }
  })
  if (cohort === undefined) return null
  for (const { building_id, place } of homes)
    await inPartner(deps.db, scope, async (db) => {
      const asked = { building_id, place, begins: cohort.at, ends: cohort.at, promised: null, prices: {} }
      const anew = await measureAnew(deps, db, scope, asked, { known, digest: stored.get(building_id) })
      if (anew === undefined) return
      const { digest, result } = anew
      await writeLikeHome(db, scope, { ...cohort, building_id, digest, fuels: likeFuels(result) }, deps.now())
    })
  const kept = homes.map(({ building_id }) => building_id)
  await inPartner(deps.db, scope, (db) => forgetLikeHomes(db, scope, cohort, kept))
  return nameOf(cohort)
}
