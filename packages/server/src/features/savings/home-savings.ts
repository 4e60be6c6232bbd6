import {
  type HomeSavings,
  MOST_CHANGES,
  MOST_WORKS,
  type SaveHomeChange,
  type SaveHomeWork,
} from '@hearthlight/domain/savings/home-savings'
import { type JoinedWorks, joinWorks } from '@hearthlight/domain/savings/joined-works'
import { dayIn } from '@hearthlight/domain/shared/day-in'
import { Problem } from '@hearthlight/domain/shared/problem'
import { type HomeScope, requireHomePermission } from '../../platform/access/access.ts'
import { change } from '../../platform/audit-log/change.ts'
import { inPartner } from '../../platform/database/in-partner.ts'
import { oneAtATime } from '../../platform/database/one-at-a-time.ts'
import { newId } from '../../platform/ids.ts'
import { translator } from '../../platform/texts/texts.ts'
import { giveWay } from '../../platform/threads/main-thread.ts'
import { type MeasuredWork, measureWorks } from './measure-work.ts'
import { isSameWork } from './note-work.ts'
import type { SavingsDeps } from './savings-deps.ts'
import { weatherKnown } from './weather/weather-of-place.ts'
import {
  deleteChange,
  deleteWork,
  findOwnChange,
  findOwnWork,
  insertChange,
  insertWork,
  listChanges,
  listWorks,
  type StoredWork,
  updateWork,
} from './work-store.ts'

const DAY_MS = 86_400_000
const plus = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

export type IdentifiedSavings = HomeSavings & { readonly id: string }

/** What was saved by each work on a home, the latest first; works that cannot be told apart are one. */
export async function savingsOfHome(
  deps: SavingsDeps,
  scope: HomeScope,
  buildingId: string,
): Promise<IdentifiedSavings[]> {
  await deps.mustOwnBuilding(scope, buildingId)
  const zoned = { partnerId: scope.partnerId, timeZone: scope.partner.config.time_zone }
  return inPartner(deps.db, scope, async (db) => {
    const works = await listWorks(db, scope, buildingId)
    if (works.length === 0) return []
    const [known, changes] = [await weatherKnown(db, scope), await listChanges(db, scope, buildingId)]
    const all: IdentifiedSavings[] = []
    for (const joined of joinWorks(works)) {
      // What is made anew of each takes up to a tenth of a second of the thread.
      await giveWay(scope.partnerId)
      all.push(present(deps, scope, joined, changes, await measureWorks(deps, db, zoned, joined, known)))
    }
    return all
  })
}

function present(
  { stations }: SavingsDeps,
  scope: HomeScope,
  { last, works, begins, ends, promised, measure_ids }: JoinedWorks<StoredWork>,
  changes: Awaited<ReturnType<typeof listChanges>>,
  { result, computedAt }: MeasuredWork,
): IdentifiedSavings {
  const { id, building_id, prices } = last
  const words = translator(scope.language, scope.partner.config)
  const measuresOf = (ids: readonly string[]) =>
    ids.map((measure) => ({ id: measure, label: words(`assessment:measure.${measure}.title`) }))
  const [from, to] = [plus(begins, -365), plus(ends, 365)]
  const station = result.station === null ? undefined : stations.named(result.station)
  return {
    id,
    building_id,
    begins,
    ends,
    promised,
    price_per_kwh: prices,
    state: result.state,
    total: result.total,
    fuels: result.fuels,
    measures: measuresOf(measure_ids),
    works: works.map((work) => ({
      id: work.id,
      begins: work.begins,
      ends: work.ends,
      measures: measuresOf(work.measure_ids),
      source: work.application_id === null ? 'person' : 'application',
    })),
    station: station === undefined ? null : { id: station.id, name: station.name },
    changes: changes.map(({ created_at, ...told }) => ({
      ...told,
      told_at: created_at.toISOString(),
      is_within: told.day >= from && told.day < to,
    })),
    computed_at: computedAt.toISOString(),
  }
}

/** The one that was saved. */
async function oneOf(deps: SavingsDeps, scope: HomeScope, buildingId: string, id: string) {
  const found = (await savingsOfHome(deps, scope, buildingId)).find(({ works }) =>
    works.some((work) => work.id === id),
  )
  if (found === undefined) throw new Problem('shared.not-found')
  return found
}

function refuseFuture({ now }: SavingsDeps, scope: HomeScope, day: string): void {
  if (day > plus(dayIn(scope.partner.config.time_zone, now()), 1)) throw new Problem('meters.work-in-future')
}

/** Work that the person says was done. */
export async function saveWork(
  deps: SavingsDeps,
  scope: HomeScope,
  buildingId: string,
  work: SaveHomeWork,
): Promise<IdentifiedSavings> {
  requireHomePermission(scope, 'change')
  await deps.mustOwnBuilding(scope, buildingId)
  refuseFuture(deps, scope, work.ends)
  const newWork = newId()
  const what = { action: 'home_work.save', record: { type: 'home_work', id: newWork, of: buildingId } }
  const id = await change(deps.db, scope, what, async (db) => {
    await oneAtATime(db, 'home_works', buildingId)
    const works = await listWorks(db, scope, buildingId)
    const before = await deps.homeBefore(db, scope, buildingId, work.measure_ids)
    const after = { ...work, measure_ids: work.measure_ids.join(', ') }
    // Work that an application stands for already has the days that the person says.
    const known = works.find((each) => !each.is_told && isSameWork(each, work))
    if (known !== undefined) {
      await updateWork(db, scope, { id: known.id, is_told: true, ...work, ...before }, deps.now())
      return { result: known.id, after }
    }
    if (works.length >= MOST_WORKS)
      throw new Problem('meters.too-many-works', { params: { max: MOST_WORKS } })
    const told = { id: newWork, building_id: buildingId, is_told: true, ...work }
    await insertWork(db, scope, { ...told, ...before }, deps.now())
    return { result: newWork, after }
  })
  return oneOf(deps, scope, buildingId, id)
}

/** Other days, or other measures: what was promised of them is taken anew only where the measures differ. */
export async function changeWork(
  deps: SavingsDeps,
  scope: HomeScope,
  id: string,
  work: SaveHomeWork,
): Promise<IdentifiedSavings> {
  requireHomePermission(scope, 'change')
  refuseFuture(deps, scope, work.ends)
  const known = await inPartner(deps.db, scope, (db) => findOwnWork(db, scope.access, id))
  if (known === undefined) throw new Problem('shared.not-found')
  const { building_id: of, begins, ends, measure_ids, place, prices, promised } = known
  const isSame = measure_ids.join(' ') === work.measure_ids.join(' ')
  const what = { action: 'home_work.change', record: { type: 'home_work', id, of } }
  await change(deps.db, scope, what, async (db) => {
    const said = isSame ? { place, prices, promised } : await deps.homeBefore(db, scope, of, work.measure_ids)
    await updateWork(db, scope, { id, is_told: true, ...work, ...said }, deps.now())
    const before = { begins, ends, measure_ids: measure_ids.join(', ') }
    return { result: undefined, before, after: { ...work, measure_ids: work.measure_ids.join(', ') } }
  })
  return oneOf(deps, scope, of, id)
}

export async function removeWork(deps: SavingsDeps, scope: HomeScope, id: string): Promise<void> {
  requireHomePermission(scope, 'change')
  const known = await inPartner(deps.db, scope, (db) => findOwnWork(db, scope.access, id))
  if (known === undefined) throw new Problem('shared.not-found')
  const { building_id: of, begins, ends } = known
  const what = { action: 'home_work.delete', record: { type: 'home_work', id, of } }
  await change(deps.db, scope, what, async (db) => {
    await deleteWork(db, scope, id)
    return { result: undefined, before: { begins, ends } }
  })
}

/** Something else that changed at the home. */
export async function saveChange(
  deps: SavingsDeps,
  scope: HomeScope,
  buildingId: string,
  told: SaveHomeChange,
): Promise<string> {
  requireHomePermission(scope, 'change')
  await deps.mustOwnBuilding(scope, buildingId)
  refuseFuture(deps, scope, told.day)
  const id = newId()
  const what = { action: 'home_change.save', record: { type: 'home_change', id, of: buildingId } }
  return change(deps.db, scope, what, async (db) => {
    await oneAtATime(db, 'home_changes', buildingId)
    if ((await listChanges(db, scope, buildingId)).length >= MOST_CHANGES)
      throw new Problem('meters.too-many-changes', { params: { max: MOST_CHANGES } })
    await insertChange(db, scope, { id, building_id: buildingId, ...told }, deps.now())
    return { result: id, after: told }
  })
}

export async function removeChange(deps: SavingsDeps, scope: HomeScope, id: string): Promise<void> {
  requireHomePermission(scope, 'change')
  const known = await inPartner(deps.db, scope, (db) => findOwnChange(db, scope.access, id))
  if (known === undefined) throw new Problem('shared.not-found')
  const { building_id: of, kind, day } = known
  const what = { action: 'home_change.delete', record: { type: 'home_change', id, of } }
  await change(deps.db, scope, what, async (db) => {
    await deleteChange(db, scope, id)
    return { result: undefined, before: { kind, day } }
  })
}
