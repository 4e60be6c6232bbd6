import { sql } from 'kysely'
import { samePartner } from '../../../platform/database/queries/same-partner.ts'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import type { InPartner } from '../../../platform/scope.ts'
import { hasStatus, isOfProgram, submitted } from '../queue/queue-condition-store.ts'
import type { StatusRule } from '../queue/queue-rules.ts'

type Asked = {
  /** Only what was written before. */
  readonly before: Date
  readonly open: readonly StatusRule[]
  readonly program: string | undefined
  readonly limit: number
}

/**
 * Open applications whose applicant wrote and was not answered, by a message or by a decision, the longest wait first;
 * with each, how many there are in all.
 */
export const listUnanswered = (db: PartnerDb, scope: InPartner, { before, open, program, limit }: Asked) =>
  submitted(db, scope)
    .innerJoin('users', (join) => samePartner(join, 'users.id', 'applications.user_id'))
    .innerJoin(
      (from) =>
        from
          .selectFrom('application_messages as message')
          .select(['message.application_id', sql<Date>`min(message.created_at)`.as('since')])
          .where('message.partner_id', '=', scope.partnerId)
          .where('message.side', '=', 'applicant')
          .where('message.created_at', '<', before)
          .where(
            sql<boolean>`not exists (select from application_messages answer
              where answer.partner_id = message.partner_id and answer.application_id = message.application_id
                and answer.side = 'staff' and answer.created_at >= message.created_at)
            and not exists (select from application_statuses moved
              where moved.partner_id = message.partner_id and moved.application_id = message.application_id
                and moved.by_kind in ('admin', 'operator') and moved.at >= message.created_at)`,
          )
          .groupBy('message.application_id')
          .as('waiting'),
      (join) => join.onRef('waiting.application_id', '=', 'applications.id'),
    )
    .where(hasStatus(open))
    .where(isOfProgram(program))
    .select(['applications.id', 'applications.number', 'users.name', 'waiting.since'])
    .select(['applications.program_id', 'applications.program_version', 'applications.status'])
    .select(sql<number>`count(*) over ()`.as('in_all'))
    .orderBy('waiting.since')
    .orderBy('applications.id')
    .limit(limit)
    .execute()
