import type { Language } from '@hearthlight/domain/texts/namespaces'
import { sql } from 'kysely'
import type { ChangeDb, PartnerDb } from '../../platform/database/schema.ts'
import type { InPartner } from '../../platform/scope.ts'
import { paymentsOfApplications } from './spent-store.ts'

type Named = Readonly<Partial<Record<Language, string>>>

const withApplication = (db: PartnerDb, scope: InPartner, program: string | undefined) =>
  paymentsOfApplications(db, scope).$if(program !== undefined, (query) => query.where(isFor(program ?? '')))

/** A payment is for a program or for an incentive. */
export const isFor = (id: string) =>
  sql<boolean>`(applications.program_id = ${id} or applications.incentive_id = ${id})`

/** What is due of a program or incentive, or of all. */
export const listDue = (db: PartnerDb, scope: InPartner, program: string | undefined, most: number) =>
  withApplication(db, scope, program)
    .select(['payments.id', 'payments.amount'])
    .where('payments.status', '=', 'due')
    .orderBy('payments.number')
    .limit(most)
    .execute()

/** How much is held, and how much waits for a decision. */
export const countOpen = (db: PartnerDb, scope: InPartner, program: string | undefined) =>
  withApplication(db, scope, program)
    .select([
      sql<number>`(count(*) filter (where payments.status = 'held'))::integer`.as('held'),
      sql<number>`(count(*) filter (where payments.status = 'failed'))::integer`.as('failed'),
    ])
    .where('payments.status', 'in', ['held', 'failed'])
    .executeTakeFirstOrThrow()

export const findChosen = (db: PartnerDb, { partnerId }: InPartner, ids: readonly string[]) =>
  db
    .selectFrom('payments')
    .select(['id', 'amount', 'status'])
    .where('partner_id', '=', partnerId)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .orderBy('number')
    .execute()

/** Payments, held until the transaction ends: no line leaves in two files. */
export const lockChosen = (db: ChangeDb, { partnerId }: InPartner, ids: readonly string[]) =>
  db
    .selectFrom('payments')
    .select(['id', 'number', 'status'])
    .where('partner_id', '=', partnerId)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .orderBy('number')
    .forUpdate()
    .execute()

/** The programs and incentives that payments are for, by their newest names. */
export async function listPaidFor(db: PartnerDb, scope: InPartner) {
  const rows = await db
    .selectFrom(
      withApplication(db, scope, undefined)
        .select([
          'applications.program_id',
          'applications.incentive_id',
          sql<number | null>`max(applications.program_version)`.as('version'),
        ])
        .groupBy(['applications.program_id', 'applications.incentive_id'])
        .as('paid'),
    )
    .leftJoin('incentives', (join) =>
      join.onRef('incentives.id', '=', 'paid.incentive_id').on('incentives.partner_id', '=', scope.partnerId),
    )
    .leftJoin('program_versions', (join) =>
      join
        .onRef('program_versions.program_id', '=', 'paid.program_id')
        .onRef('program_versions.version', '=', 'paid.version')
        .on('program_versions.partner_id', '=', scope.partnerId),
    )
    .select([
      sql<string | null>`coalesce(paid.program_id, paid.incentive_id)`.as('id'),
      sql<Named | null>`coalesce(incentives.definition -> 'title', program_versions.definition -> 'name')`.as(
        'named',
      ),
    ])
    .execute()
  return rows.flatMap(({ id, named }) => (id === null || named === null ? [] : [{ id, named }]))
}
