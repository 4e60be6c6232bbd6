import type { IncentiveDocument } from '@hearthlight/domain/incentives/studio/incentive-document'
import type { ProgramDefinition } from '@hearthlight/domain/programs/definition/program-definition'
import { pointerOf } from '@hearthlight/domain/shared/draft'
import { Problem } from '@hearthlight/domain/shared/problem'
import { lintMoney } from '@hearthlight/domain/studio/lint/content/lint-content'
import type { ContentFinding, PartnerContent } from '@hearthlight/domain/studio/lint/content/partner-content'
import { readCatalogue } from './features/incentives/incentive-store.ts'
import { listPrograms } from './features/programs/program-store.ts'
import type { PartnerDb } from './platform/database/schema.ts'
import type { Scope } from './platform/scope.ts'

/** What a partner tells people, as it is published: its site, its catalogue, its programs. */
export async function publishedContent(db: PartnerDb, scope: Scope): Promise<PartnerContent> {
  const { incentives, dictionaries } = await readCatalogue(db, scope)
  const { config } = scope.partner
  return {
    site: config,
    catalogue: {
      languages: [...config.languages],
      ...dictionaries,
      incentives: incentives.map(({ definition }) => definition),
    },
    programs: (await listPrograms(db, scope)).map(({ definition }) => definition),
  }
}

/** The program as it is to be published beside the rest; the incentives of it follow its measures. */
export async function checkProgram(db: PartnerDb, scope: Scope, program: ProgramDefinition): Promise<void> {
  const { programs, catalogue, site } = await publishedContent(db, scope)
  const formulas = new Map(
    program.measure_groups.flatMap(({ measures }) => measures.map(({ code, formula }) => [code, formula])),
  )
  const incentives = catalogue.incentives.map((entry) => {
    const measure = entry.program?.code === program.code ? entry.program.measure : null
    return { ...entry, amount: formulas.get(measure ?? '') ?? entry.amount }
  })
  const others = programs.filter(({ code }) => code !== program.code)
  const found = lintMoney({ site, programs: [...others, program], catalogue: { ...catalogue, incentives } })
  refuse(found.filter(({ document, code }) => document === 'program' && code === program.code))
}

/** The incentive as it is to be published beside the rest. */
export async function checkIncentive(
  db: PartnerDb,
  scope: Scope,
  { incentive, languages: _, ...named }: IncentiveDocument,
): Promise<void> {
  const { programs, catalogue, site } = await publishedContent(db, scope)
  const shared_caps = { ...catalogue.shared_caps, ...named.shared_caps }
  const others = catalogue.incentives.filter(({ code }) => code !== incentive.code)
  const found = lintMoney({
    ...{ site, programs },
    catalogue: { ...catalogue, shared_caps, incentives: [...others, incentive] },
  })
  const own = found.filter(({ document, code }) => document === 'catalogue' && code === incentive.code)
  refuse(own.map((finding) => ({ ...finding, path: ['incentive', ...finding.path] })))
}

function refuse(found: readonly ContentFinding[]): void {
  if (found.length === 0) return
  throw new Problem('admin-programs.invalid-draft', {
    fields: found.map(({ path, message }) => ({ pointer: pointerOf([...path]), message })),
  })
}
