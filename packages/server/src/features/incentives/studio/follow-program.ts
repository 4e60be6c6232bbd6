import { documentOf } from '@hearthlight/domain/incentives/studio/incentive-document'
import type { ProgramDefinition } from '@hearthlight/domain/programs/definition/program-definition'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import type { ChangeDb } from '../../../platform/database/schema.ts'
import { actorName, type Scope } from '../../../platform/scope.ts'
import { readDictionaries } from '../incentive-store.ts'
import { listLive, writeIncentive, writeVersion } from './studio-incentive-store.ts'

/** The incentives that are applied for in a program pay what its measures pay; one that pays something else gets a new version. */
export async function followProgram(
  db: ChangeDb,
  scope: Pick<Scope, 'partnerId' | 'actor'>,
  program: ProgramDefinition,
  { languages, at }: { readonly languages: readonly Language[]; readonly at: Date },
): Promise<void> {
  const measures = program.measure_groups.flatMap((group) => group.measures)
  const dictionaries = await readDictionaries(db, scope)
  const document = (incentive: Parameters<typeof documentOf>[0]) =>
    documentOf(incentive, dictionaries, languages)
  for (const { id, version, definition } of await listLive(db, scope)) {
    const { program: named } = definition
    const amount = measures.find(
      ({ code }) => named?.code === program.code && named.measure === code,
    )?.formula
    if (amount === undefined || JSON.stringify(amount) === JSON.stringify(definition.amount)) continue
    const next = document({ ...definition, amount })
    await writeIncentive(db, scope, { id, version: version + 1 }, next, dictionaries)
    await writeVersion(db, scope, document(definition), { id, version, at, by: null, why: null })
    const published = { by: actorName(scope.actor), why: program.code }
    await writeVersion(db, scope, next, { id, version: version + 1, at, ...published })
  }
}
