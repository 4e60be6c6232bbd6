import { Problem } from '@hearthlight/domain/shared/problem'
import type { PartnerDb } from '../../platform/database/schema.ts'
import type { Person } from '../../platform/person.ts'
import type { Subject } from '../../platform/personal-data/personal-data.ts'
import type { InPartner } from '../../platform/scope.ts'
import type { PersonalDataDeps } from './personal-data-deps.ts'
import { type ApplicationOfPerson, listApplications, listHomes } from './subject-store.ts'

export type Found = {
  readonly person: Person
  readonly subject: Subject
  readonly applications: readonly ApplicationOfPerson[]
}

/** A person of the partner with all ids by which tables know them. The row is locked: nothing new is added meanwhile. */
export async function findSubject(
  { lockPerson }: Pick<PersonalDataDeps, 'lockPerson'>,
  db: PartnerDb,
  { partnerId }: InPartner,
  userId: string,
): Promise<Found> {
  const person = await lockPerson(db, { partnerId }, userId)
  if (person === undefined) throw new Problem('shared.not-found')
  const owner = { partnerId, userId }
  const applications = await listApplications(db, owner)
  const kept = applications.filter(({ outcome }) => outcome === 'kept')
  return {
    person,
    applications,
    subject: {
      ...owner,
      email: person.email,
      ownAccount: person.extra_info.educate_created_sync ? person.partner_account_id : null,
      homes: await listHomes(db, owner),
      applications: applications.map(({ id }) => id),
      keptHomes: [...new Set(kept.map(({ buildingId }) => buildingId))],
      keptApplications: kept.map(({ id }) => id),
    },
  }
}
