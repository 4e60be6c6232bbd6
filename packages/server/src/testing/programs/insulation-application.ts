import type { TestApp } from '../test-app.ts'

/** An application of Lakeshore that is one to its program for insulation from now on. Answers its id. */
export async function insulationApplication({
  db,
  partners,
}: Pick<TestApp, 'db' | 'partners'>): Promise<string> {
  const partnerId = partners.lakeshore.id
  const { id: program_id, version: program_version } = await db
    .selectFrom('programs')
    .select(['id', 'version'])
    .where('partner_id', '=', partnerId)
    .where('code', '=', 'insulation-2026')
    .executeTakeFirstOrThrow()
  const { id } = await db
    .selectFrom('applications')
    .select('id')
    .where('partner_id', '=', partnerId)
    .where('program_id', 'is not', null)
    .executeTakeFirstOrThrow()
  await db.updateTable('applications').set({ program_id, program_version }).where('id', '=', id).execute()
  return id
}
