import { type WorkDays, workDays } from '@hearthlight/domain/savings/work-days'
import { dayIn } from '@hearthlight/domain/shared/day-in'
import { oneAtATime } from '../../platform/database/one-at-a-time.ts'
import type { ChangeDb } from '../../platform/database/schema.ts'
import { newId } from '../../platform/ids.ts'
import type { Scope } from '../../platform/scope.ts'
import type { SavingsDeps } from './savings-deps.ts'
import {
  deleteWork,
  findWorkOfApplication,
  insertWork,
  linkWork,
  listWorks,
  type StoredWork,
  updateWork,
} from './work-store.ts'

/** So many days apart, the same measure at one home is the same work. */
const SAME_WORK_DAYS = 180

type Moved = { readonly id: string; readonly building_id: string }
type NoteDeps = Pick<SavingsDeps, 'now' | 'homeBefore' | 'paidWork'>

/**
 * A finished application is work on its home, without anybody being asked; one that is no longer finished is none. What the
 * person told of the same work stays theirs: it is joined to the application, and stands on its own again without it.
 */
export async function noteWork(
  deps: NoteDeps,
  db: ChangeDb,
  scope: Scope,
  { id, building_id }: Moved,
  { was, is }: { readonly was: boolean; readonly is: boolean },
): Promise<void> {
  if (!was && !is) return
  await oneAtATime(db, 'home_works', building_id)
  const own = await findWorkOfApplication(db, scope, id)
  if (!is) {
    if (own?.is_told === true)
      await linkWork(db, scope, own.id, { application_id: null, program_id: null }, deps.now())
    else if (own !== undefined) await deleteWork(db, scope, own.id)
    return
  }
  const today = dayIn(scope.partner.config.time_zone, deps.now())
  const { measure_ids, program_id, ...told } = await deps.paidWork(db, scope, id)
  if (measure_ids.length === 0) return
  const days = workDays(told, today)
  if (own !== undefined) return await follow(deps, db, scope, own, { measure_ids, ...days })
  // What the person took away after it was finished does not come back by a correction.
  if (was) return
  const before = await deps.homeBefore(db, scope, building_id, measure_ids)
  const same = (await listWorks(db, scope, building_id)).find(
    (work) => work.application_id === null && isSameWork(work, { measure_ids, ...days }),
  )
  if (same !== undefined)
    return await linkWork(db, scope, same.id, { application_id: id, program_id }, deps.now())
  const work = {
    id: newId(),
    building_id,
    application_id: id,
    program_id,
    is_told: false,
    measure_ids,
    ...days,
  }
  await insertWork(db, scope, { ...work, ...before }, deps.now())
}

/** A correction of a finished application changes its work, as far as the person has not told it otherwise. */
async function follow(
  deps: NoteDeps,
  db: ChangeDb,
  scope: Scope,
  own: StoredWork,
  found: WorkDays & { readonly measure_ids: readonly string[] },
): Promise<void> {
  const isSame = found.measure_ids.join(' ') === own.measure_ids.join(' ')
  const isAsBefore = isSame && own.begins === found.begins && own.ends === found.ends
  if (own.is_told || isAsBefore) return
  const { place, prices, promised } = isSame
    ? own
    : await deps.homeBefore(db, scope, own.building_id, found.measure_ids)
  await updateWork(db, scope, { id: own.id, is_told: false, ...found, place, prices, promised }, deps.now())
}

type Told = WorkDays & { readonly measure_ids: readonly string[] }

/** One of the measures in both, and hardly any time between them. */
export function isSameWork(one: Told, other: Told): boolean {
  const apart =
    Math.max(Date.parse(one.begins), Date.parse(other.begins)) -
    Math.min(Date.parse(one.ends), Date.parse(other.ends))
  return apart <= SAME_WORK_DAYS * 86_400_000 && one.measure_ids.some((id) => other.measure_ids.includes(id))
}
