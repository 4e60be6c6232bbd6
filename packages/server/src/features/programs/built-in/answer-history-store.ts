import type { AnswerValue } from '@hearthlight/domain/programs/options/answer-value'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import type { InPartner } from '../../../platform/scope.ts'

export type AnswerChange = {
  readonly question: string
  readonly at: Date
  readonly before: AnswerValue | undefined
  readonly after: AnswerValue | undefined
}

/** How the answers of an application came about, oldest first, as its log tells: the answers themselves are the last ones. */
export async function listAnswerChanges(
  db: PartnerDb,
  { partnerId }: InPartner,
  applicationId: string,
): Promise<AnswerChange[]> {
  const rows = await db
    .selectFrom('audit_log')
    .select(['at', 'before', 'after'])
    .where('partner_id', '=', partnerId)
    .where('record_type', '=', 'application')
    .where('record_id', '=', applicationId)
    .where('action', '=', 'application.save-answers')
    .orderBy('id')
    .limit(500)
    .execute()
  return rows.flatMap(({ at, before, after }) =>
    [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].map((question) => ({
      question,
      at,
      before: answerOf(before?.[question]),
      after: answerOf(after?.[question]),
    })),
  )
}

/** The log holds any value; what an answer cannot be is none. */
function answerOf(value: unknown): AnswerValue | undefined {
  if (typeof value === 'string' || typeof value === 'number') return value
  return Array.isArray(value) ? value.map(String) : undefined
}
