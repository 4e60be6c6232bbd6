import { type Kysely, sql } from 'kysely'

/** Payments of applications that left their approval before payments took notice of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update payments
    set status = 'cancelled', updated_at = now()
    from applications
    left join program_versions as program
      on program.partner_id = applications.partner_id and program.program_id = applications.program_id
      and program.version = applications.program_version
    where applications.partner_id = payments.partner_id and applications.id = payments.application_id
      and payments.status in ('due', 'failed')
      and case when applications.kind = 'Program'
        then program.definition -> 'statuses' -> applications.status ->> 'money' is null
        else applications.status <> 'approved' end`.execute(db)
}
