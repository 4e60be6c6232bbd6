import type { AnswerValue, AnswerValues } from '@hearthlight/domain/programs/options/answer-value'
import type { StepDraft } from '@hearthlight/domain/programs/wire/post-answers'
import { sql } from 'kysely'
import type { ChangeDb, PartnerDb } from '../../../platform/database/schema.ts'
import { newId } from '../../../platform/ids.ts'
import type { InPartner } from '../../../platform/scope.ts'

/** One answer a question: `undefined` takes it away. */
export async function writeAnswers(
  db: ChangeDb,
  { partnerId }: InPartner,
  applicationId: string,
  answers: Readonly<Record<string, AnswerValue | undefined>>,
  at: Date,
): Promise<void> {
  const given = Object.entries(answers)
  const gone = given.filter(([, answer]) => answer === undefined).map(([question]) => question)
  if (gone.length > 0)
    await db
      .deleteFrom('application_answers')
      .where('partner_id', '=', partnerId)
      .where('application_id', '=', applicationId)
      .where('question', 'in', gone)
      .execute()
  const rows = given.flatMap(([question, answer]) =>
    answer === undefined
      ? []
      : [
          {
            partner_id: partnerId,
            application_id: applicationId,
            question,
            value: JSON.stringify({ answer }),
            updated_at: at,
          },
        ],
  )
  if (rows.length === 0) return
  await db
    .insertInto('application_answers')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['partner_id', 'application_id', 'question']).doUpdateSet((eb) => ({
        value: eb.ref('excluded.value'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute()
}

type Measure = { readonly measure: string; readonly quantity: number; readonly fields: AnswerValues }

export async function writeMeasure(
  db: ChangeDb,
  { partnerId }: InPartner,
  applicationId: string,
  { measure, quantity, fields }: Measure,
  at: Date,
): Promise<void> {
  const json = JSON.stringify(fields)
  await db
    .insertInto('application_measures')
    .values({
      partner_id: partnerId,
      id: newId(),
      application_id: applicationId,
      measure,
      quantity,
      fields: json,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['partner_id', 'application_id', 'measure'])
        .doUpdateSet({ quantity, fields: json, updated_at: at }),
    )
    .execute()
}

export async function removeMeasures(
  db: ChangeDb,
  { partnerId }: InPartner,
  applicationId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await db
    .deleteFrom('application_measures')
    .where('partner_id', '=', partnerId)
    .where('application_id', '=', applicationId)
    .where('id', 'in', [...ids])
    .execute()
}

export async function writeTerms(
  db: ChangeDb,
  { partnerId }: InPartner,
  applicationId: string,
  step: string,
  at: Date,
): Promise<void> {
  await db
    .insertInto('application_terms')
    .values({ partner_id: partnerId, application_id: applicationId, step, accepted_at: at })
    .onConflict((conflict) =>
      conflict.columns(['partner_id', 'application_id', 'step']).doUpdateSet({ accepted_at: at }),
    )
    .execute()
}

export async function writeContact(
  db: ChangeDb,
  { partnerId }: InPartner,
  applicationId: string,
  contactId: string,
): Promise<void> {
  await db
    .insertInto('application_contacts')
    .values({ partner_id: partnerId, application_id: applicationId, contact_id: contactId })
    .onConflict((conflict) =>
      conflict.columns(['partner_id', 'application_id']).doUpdateSet({ contact_id: contactId }),
    )
    .execute()
}

export async function findDraft(
  db: PartnerDb,
  { partnerId }: InPartner,
  applicationId: string,
  step: string,
): Promise<StepDraft['draft'] | undefined> {
  const row = await db
    .selectFrom('application_drafts')
    .select('draft')
    .where('partner_id', '=', partnerId)
    .where('application_id', '=', applicationId)
    .where('step', '=', step)
    .executeTakeFirst()
  return row?.draft
}

export async function writeDraft(
  db: PartnerDb,
  { partnerId }: InPartner,
  { project_id, cn, draft }: StepDraft,
  at: Date,
): Promise<void> {
  const json = JSON.stringify(draft)
  await db
    .insertInto('application_drafts')
    .values({ partner_id: partnerId, application_id: project_id, step: cn, draft: json, updated_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['partner_id', 'application_id', 'step'])
        .doUpdateSet({ draft: sql`excluded.draft`, updated_at: at }),
    )
    .execute()
}

/** What was typed at some steps is saved now. */
export async function removeDrafts(
  db: PartnerDb,
  { partnerId }: InPartner,
  applicationId: string,
  steps: readonly string[],
): Promise<void> {
  if (steps.length === 0) return
  await db
    .deleteFrom('application_drafts')
    .where('partner_id', '=', partnerId)
    .where('application_id', '=', applicationId)
    .where('step', 'in', steps)
    .execute()
}
