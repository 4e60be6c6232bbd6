import { samePartner } from '../../../platform/database/queries/same-partner.ts'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import type { InPartner } from '../../../platform/scope.ts'
import { answers, measures } from '../built-in/application-row-store.ts'
import { restrictedItems } from '../built-in/restricted-items-store.ts'

/** So many are offered; who looks for another one opens it in the queue. */
const OFFERED = 10

const sentTo = (db: PartnerDb, { partnerId }: InPartner, programId: string) =>
  db
    .selectFrom('applications')
    .where('applications.partner_id', '=', partnerId)
    .where('applications.program_id', '=', programId)
    .where('applications.kind', '=', 'Program')
    .where('applications.submitted_at', 'is not', null)

/** What was sent to a program last, and by whom. */
export const listTrialSources = (db: PartnerDb, scope: InPartner, programId: string) =>
  sentTo(db, scope, programId)
    .innerJoin('users', (join) => samePartner(join, 'users.id', 'applications.user_id'))
    .select(['applications.id', 'applications.number', 'users.name'])
    .where('users.erased_at', 'is', null)
    .orderBy('applications.submitted_at', 'desc')
    .orderBy('applications.id', 'desc')
    .limit(OFFERED)
    .execute()

/** What was filled in on one of them, and what of it is restricted. */
export const findTrialSource = (db: PartnerDb, scope: InPartner, programId: string, id: string) =>
  sentTo(db, scope, programId)
    .select([answers, measures])
    .select(restrictedItems().as('restricted'))
    .where('applications.id', '=', id)
    .executeTakeFirst()

export type TrialSource = NonNullable<Awaited<ReturnType<typeof findTrialSource>>>
