import type { TestApp } from './test-app.ts'

type Named = { readonly account: string; readonly owner: object }

/** The owner's homes as a utility knows them: its account, and the sites S-0, S-1 and so on. Answers their ids. */
export async function nameMeteredHomes(
  { app, db }: Pick<TestApp, 'app' | 'db'>,
  { account, owner }: Named,
): Promise<string[]> {
  const list = await app.inject({ url: '/api/v1/buildings/', headers: { ...owner } })
  const homes: string[] = list.json().records.data.map(({ id }: { id: string }) => id)
  await db
    .updateTable('users')
    .set({ partner_account_id: account })
    .where('email', 'in', ['homeowner@lakeshore.test', 'homeowner@tejo.test'])
    .execute()
  for (const [index, id] of homes.entries()) {
    const found = db.selectFrom('buildings').select('fields').where('id', '=', id)
    const { fields } = await found.executeTakeFirstOrThrow()
    const named = JSON.stringify({ ...fields, partner_building_id: `S-${index}` })
    await db.updateTable('buildings').set({ fields: named }).where('id', '=', id).execute()
  }
  return homes
}
