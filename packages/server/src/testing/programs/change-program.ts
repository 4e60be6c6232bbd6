import { sql } from 'kysely'
import type { PlatformDb } from '../../platform/database/schema.ts'

type Version = {
  readonly partner_id: string
  readonly program_id: string | null
  readonly program_version: number | null
}

/** Changes one place of a program version that applications have begun with. */
export async function changeProgram(
  db: PlatformDb,
  { partner_id, program_id, program_version }: Version,
  path: readonly string[],
  value: unknown,
): Promise<void> {
  await sql`update program_versions
    set definition = jsonb_set(definition::jsonb, ${path}::text[], ${JSON.stringify(value)}::jsonb)
    where partner_id = ${partner_id} and program_id = ${program_id} and version = ${program_version}`.execute(
    db,
  )
}
