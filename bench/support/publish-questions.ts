import type { QuestionDefinition } from '../../packages/domain/src/programs/definition/question-definition.ts'
import { findProgramByCode, writeProgram } from '../../packages/server/src/features/programs/program-store.ts'
import { bySystem, change } from '../../packages/server/src/platform/audit-log/change.ts'
import type { Database } from '../../packages/server/src/platform/database/database.ts'
import { inPartner } from '../../packages/server/src/platform/database/in-partner.ts'

export const words = (text: string) => ({ en: text, es: text })

export const plainQuestion = {
  required: false,
  available_in_portal: true,
  available_in_mobile: true,
  use_spinner: false,
  restrict_data_access: false,
}

/** Publishes the demo's short program of lakeshore with these questions in its first step, `kit`. */
export async function publishQuestions(
  { db }: Pick<Database, 'db'>,
  questions: readonly QuestionDefinition[],
): Promise<void> {
  const { id: partnerId } = await db
    .selectFrom('partners')
    .select('id')
    .where('code', '=', 'lakeshore')
    .executeTakeFirstOrThrow()
  const scope = { partnerId }
  const stored = await inPartner(db, scope, (db) => findProgramByCode(db, scope, 'free-weatherization'))
  const group = stored?.definition.question_groups[0]
  if (stored === undefined || group === undefined) throw new Error('The demo has no such program.')
  const definition = { ...stored.definition, question_groups: [{ ...group, questions: [...questions] }] }
  const what = { action: 'partner.write-programs', record: { type: 'partner', id: partnerId } }
  await change(db, bySystem(partnerId, 'bench'), what, async (changeDb) => {
    const version = await writeProgram(changeDb, scope, definition, new Date())
    return { result: version, after: { version } }
  })
}
