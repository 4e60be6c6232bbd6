import type { ProgramDefinition } from '@hearthlight/domain/programs/definition/program-definition'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { JSONColumnType } from 'kysely'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import type { InPartner, Scope } from '../../../platform/scope.ts'
import type { TrialContent } from './trial-content.ts'

declare module '../../../platform/database/schema.ts' {
  interface PassingTables {
    program_trials: {
      partner_id: string
      id: string
      /** The member of staff who walks. */
      by_id: string
      program_id: string
      /** The draft as it was when the walk began. */
      definition: JSONColumnType<ProgramDefinition>
      content: JSONColumnType<TrialContent>
      ends_at: Date
    }
  }
}

export type Trial = {
  readonly id: string
  readonly program_id: string
  readonly definition: ProgramDefinition
  readonly content: TrialContent
}

/** Begins a walk; the one before of the same member of staff is forgotten, and so are those that have ended. */
export async function insertTrial(
  db: PartnerDb,
  { partnerId: partner_id }: InPartner,
  trial: Trial & { readonly by_id: string; readonly ends_at: Date },
  now: Date,
): Promise<void> {
  await db
    .deleteFrom('program_trials')
    .where('partner_id', '=', partner_id)
    .where((row) => row.or([row('by_id', '=', trial.by_id), row('ends_at', '<', now)]))
    .execute()
  const definition = JSON.stringify(trial.definition)
  const content = JSON.stringify(trial.content)
  await db
    .insertInto('program_trials')
    .values({ ...trial, partner_id, definition, content })
    .execute()
}

const ofScope = (db: PartnerDb, { partnerId, trial }: Pick<Scope, 'partnerId' | 'trial'>) =>
  db
    .selectFrom('program_trials')
    .select(['id', 'program_id', 'definition', 'content'])
    .where('partner_id', '=', partnerId)
    .where('id', '=', trial ?? '')

/** The walk that the request is a step of. */
export async function readTrial(db: PartnerDb, scope: Scope): Promise<Trial> {
  const found = await ofScope(db, scope).executeTakeFirst()
  if (found === undefined) throw new Problem('partner.preview-ended')
  return found
}

/** To be changed: a second step waits for the first. */
export async function lockTrial(db: PartnerDb, scope: Scope): Promise<Trial> {
  const found = await ofScope(db, scope).forUpdate().executeTakeFirst()
  if (found === undefined) throw new Problem('partner.preview-ended')
  return found
}

export const writeTrial = async (
  db: PartnerDb,
  { partnerId }: InPartner,
  { id, content }: Pick<Trial, 'id' | 'content'>,
): Promise<void> => {
  await db
    .updateTable('program_trials')
    .set({ content: JSON.stringify(content) })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute()
}

/** Goes on with another definition, and what was filled in; false where this member of staff has no such walk. */
export async function redefineTrial(
  db: PartnerDb,
  { partnerId }: InPartner,
  trial: Pick<Trial, 'id' | 'program_id' | 'definition'> & { readonly by_id: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('program_trials')
    .set({ definition: JSON.stringify(trial.definition) })
    .where('partner_id', '=', partnerId)
    .where('id', '=', trial.id)
    .where('program_id', '=', trial.program_id)
    .where('by_id', '=', trial.by_id)
    .where('ends_at', '>=', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
