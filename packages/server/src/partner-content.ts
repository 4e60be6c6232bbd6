import type { IncentiveDocument } from '@hearthlight/domain/incentives/studio/incentive-document'
import type { ProgramDefinition } from '@hearthlight/domain/programs/definition/program-definition'
import { pointerOf } from '@hearthlight/domain/shared/draft'
import { Problem } from '@hearthlight/domain/shared/problem'
import { lintContent, lintMoney } from '@hearthlight/domain/studio/lint/content/lint-content'
import type { ContentFinding, PartnerContent } from '@hearthlight/domain/studio/lint/content/partner-content'
import type { WireContentFinding } from '@hearthlight/domain/studio/studio-contract'
import { readCatalogue } from './features/incentives/incentive-store.ts'
import { listPrograms } from './features/programs/program-store.ts'
import type { PartnerDb } from './platform/database/schema.ts'
import type { Scope } from './platform/scope.ts'

/** What a partner tells people, as it is published: its site, its catalogue, its programs. */
async function publishedContent(db: PartnerDb, scope: Scope): Promise<PartnerContent> {
  return (await storedContent(db, scope)).content
}

/** The same with the rows that it stands in. */
async function storedContent(db: PartnerDb, scope: Scope) {
  const { incentives, dictionaries } = await readCatalogue(db, scope)
  const programs = await listPrograms(db, scope)
  const { config } = scope.partner
  const content: PartnerContent = {
    site: config,
    catalogue: {
      languages: [...config.languages],
      ...dictionaries,
      incentives: incentives.map(({ definition }) => definition),
    },
    programs: programs.map(({ definition }) => definition),
  }
  return { content, incentives, programs }
}

/** What a site that is being written says beside the rest that does not go together, each with what is to be opened. */
export async function contentFindings(
  db: PartnerDb,
  scope: Scope,
  site: unknown,
): Promise<readonly WireContentFinding[]> {
  const { content, incentives, programs } = await storedContent(db, scope)
  const { language } = scope
  const named = ({ document, code }: ContentFinding) => {
    const incentive = incentives.find(({ definition }) => definition.code === code)
    const program = programs.find(({ definition }) => definition.code === code)
    if (document === 'catalogue')
      return { id: incentive?.id ?? null, name: incentive?.definition.title[language] ?? code ?? '' }
    if (document === 'program')
      return { id: program?.id ?? null, name: program?.definition.name[language] ?? code ?? '' }
    return { id: null, name: '' }
  }
  return lintContent({ ...content, site }).map((finding) => {
    const { document, rule, params, path } = finding
    const place = document === 'catalogue' ? ['incentive', ...path] : [...path]
    return { document, ...named(finding), path: place, rule, params: { ...params } }
  })
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
