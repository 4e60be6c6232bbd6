import type { Erasure } from '@hearthlight/domain/accounts/people/personal-data'
import { Problem, problemTextKey } from '@hearthlight/domain/shared/problem'
import { eraseAuditValues } from '../../platform/audit-log/audit-log-store.ts'
import { change } from '../../platform/audit-log/change.ts'
import { inPartner } from '../../platform/database/in-partner.ts'
import type { PartnerDb } from '../../platform/database/schema.ts'
import { countPersonal, erasePersonal } from '../../platform/personal-data/personal-data-store.ts'
import type { Scope } from '../../platform/scope.ts'
import { type Found, findSubject } from './find-subject.ts'
import type { PersonalDataDeps } from './personal-data-deps.ts'
import type { ApplicationOfPerson } from './subject-store.ts'

/** What is held of a person, what would be kept, and what stands in the way of erasing them. */
export const readErasure = (deps: PersonalDataDeps, scope: Scope, userId: string): Promise<Erasure> =>
  inPartner(deps.db, scope, async (db) => present(deps, db, await findSubject(deps, db, scope, userId)))

/** Forgets a person. What must be kept for accounting stays without them, and the log keeps who did what and when. */
export async function erasePerson(
  deps: PersonalDataDeps,
  scope: Scope,
  userId: string,
  confirm: string,
): Promise<Erasure> {
  const what = { action: 'user.erase', record: { type: 'user', id: userId } }
  const { result, keys } = await change(deps.db, scope, what, async (db) => {
    const found = await findSubject(deps, db, scope, userId)
    refuse(found, confirm)
    const { subject } = found
    const files = await Promise.all(deps.personal.map(({ files }) => files?.(db, subject) ?? []))
    for (const application of subject.applications) await deps.callOffVisits(db, scope, application)
    // Features stand on each other, so what stands highest goes first.
    for (const { tables } of deps.personal.toReversed())
      for (const table of tables.toReversed()) await erasePersonal(db, table, subject)
    const told = [userId, ...subject.homes, ...subject.applications]
    for (const id of subject.ownAccount === null ? told : [...told, subject.ownAccount])
      await eraseAuditValues(db, scope, id)
    const erasure = await present(deps, db, await findSubject(deps, db, scope, userId))
    const made = files.flat().filter(({ name }) => name === null)
    const after = { kept_applications: erasure.kept.map(({ number }) => number) }
    return { result: { result: erasure, keys: made.map(({ key }) => key) }, after }
  })
  for (const key of keys) await deps.files.delete(key)
  return result
}

function refuse({ person, applications }: Found, confirm: string): void {
  if (person.erased_at !== null) throw new Problem('admin-people.erased')
  if (applications.some(({ outcome }) => outcome === 'open'))
    throw new Problem('admin-people.has-open-applications')
  if (confirm.trim().toLowerCase() === person.email) return
  const message = problemTextKey('admin-people.not-confirmed')
  throw new Problem('admin-people.not-confirmed', { fields: [{ pointer: '/confirm', message }] })
}

async function present(
  { personal }: PersonalDataDeps,
  db: PartnerDb,
  { person, subject, applications }: Found,
): Promise<Erasure> {
  const holds: Erasure['holds'] = []
  for (const table of personal.flatMap(({ tables }) => tables)) {
    if (table.exports === null) continue
    const count = await countPersonal(db, table, subject)
    if (count > 0) holds.push({ name: table.exports.as, count })
  }
  const of = (outcome: ApplicationOfPerson['outcome']) =>
    applications.flatMap(({ buildingId: _home, ...each }) => (each.outcome === outcome ? [each] : []))
  return { erased_at: person.erased_at?.toISOString() ?? null, open: of('open'), kept: of('kept'), holds }
}
