import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ProgramDefinition } from '@hearthlight/domain/programs/definition/program-definition'
import { ValidProgram } from '@hearthlight/domain/programs/lint/valid-program'
import { bySystem, change } from '../../platform/audit-log/change.ts'
import type { PlatformDb } from '../../platform/database/schema.ts'
import { writeProgram } from './program-store.ts'

type DemoPartner = { readonly id: string; readonly code: string }

/** Each demo partner's programs from its folder. Again and again gives the same versions. */
export async function seedProgramsDemo(
  db: PlatformDb,
  partners: readonly DemoPartner[],
  { partnersFolder, at }: { readonly partnersFolder: string; readonly at: Date },
): Promise<void> {
  for (const partner of partners) {
    const programs = await readPrograms(join(partnersFolder, partner.code, 'programs'))
    if (programs.length === 0) continue
    const what = { action: 'partner.write-programs', record: { type: 'partner', id: partner.id } }
    await change(db, bySystem(partner.id, 'demo'), what, async (changeDb) => {
      const versions: Record<string, number> = {}
      for (const program of programs)
        versions[program.code] = await writeProgram(changeDb, { partnerId: partner.id }, program, at)
      return { result: undefined, after: { programs: versions } }
    })
  }
}

/** A partner without programs has no folder of them. */
async function readPrograms(folder: string): Promise<ProgramDefinition[]> {
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => name.endsWith('.json')).sort()
  return Promise.all(
    files.map(async (name) => ValidProgram.parse(JSON.parse(await readFile(join(folder, name), 'utf8')))),
  )
}
