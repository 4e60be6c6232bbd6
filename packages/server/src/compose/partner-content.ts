import {
  DICTIONARIES,
  documentOf,
  type IncentiveDocument,
} from '@hearthlight/domain/incentives/studio/incentive-document'
import type { ProgramDefinition } from '@hearthlight/domain/programs/definition/program-definition'
import { sayIn } from '@hearthlight/domain/programs/definition/program-words'
import { pointerOf } from '@hearthlight/domain/shared/draft'
import { valueAt } from '@hearthlight/domain/shared/json-path'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { BroughtContent } from '@hearthlight/domain/studio/contract/studio-contract'
import { lintContent, lintMoney } from '@hearthlight/domain/studio/lint/content/lint-content'
import type { ContentFinding, PartnerContent } from '@hearthlight/domain/studio/lint/content/partner-content'
import type { SiteContent } from '@hearthlight/domain/studio/site-content'
import { LANGUAGES, type Language } from '@hearthlight/domain/texts/namespaces'
import { asOffered, readCatalogue } from '../features/incentives/incentive-store.ts'
import { followProgram } from '../features/incentives/studio/follow-program.ts'
import { publishImported as publishIncentive } from '../features/incentives/studio/publish-incentive.ts'
import type { PublishedContent, WrittenSite } from '../features/partner/studio/studio-deps.ts'
import { listPrograms } from '../features/programs/program-store.ts'
import { publishImported as publishProgram } from '../features/programs/studio/publish-program.ts'
import type { ChangedBy } from '../platform/audit-log/audit-log-store.ts'
import { change } from '../platform/audit-log/change.ts'
import { inPartner } from '../platform/database/in-partner.ts'
import type { PartnerDb, PlatformDb } from '../platform/database/schema.ts'
import type { InPartner, Scope } from '../platform/scope.ts'
import { canonicalJson } from '../platform/secrets/canonical-json.ts'

/** What a partner tells people, as it is published: its site, its catalogue, its programs. */
async function publishedContent(db: PartnerDb, scope: Scope): Promise<PartnerContent> {
  return (await storedContent(db, scope)).content
}

/** The same with the rows that it stands in. */
async function storedContent(db: PartnerDb, scope: Scope) {
  const { config } = scope.partner
  return await contentBeside(db, scope, config, config.languages)
}

async function contentBeside(db: PartnerDb, scope: InPartner, site: unknown, languages: readonly Language[]) {
  const { incentives, dictionaries } = await readCatalogue(db, scope)
  const programs = await listPrograms(db, scope)
  const content: PartnerContent = {
    site,
    catalogue: {
      languages: [...languages],
      ...dictionaries,
      incentives: incentives.map(asOffered),
    },
    programs: programs.map(({ definition }) => definition),
    archived: new Set(programs.flatMap((each) => (each.archived_at === null ? [] : [each.definition.code]))),
  }
  return { content, incentives, programs }
}

/** The same with what goes live together with the site that is being written. */
function withBrought(
  { site, catalogue, programs, archived = new Set() }: PartnerContent,
  brought: SiteContent,
): PartnerContent {
  const codes = new Set(brought.programs.map(({ code }) => code))
  const dictionaries = Object.fromEntries(
    DICTIONARIES.map((name) => [
      name,
      Object.assign({}, catalogue[name], ...brought.incentives.map((document) => document[name])),
    ]),
  )
  const incentives = brought.incentives.map(({ incentive }) =>
    asOffered({ definition: incentive, is_archived: brought.archived.incentives.includes(incentive.code) }),
  )
  const renewed = new Set(incentives.map(({ code }) => code))
  return {
    site,
    programs: [...programs.filter(({ code }) => !codes.has(code)), ...brought.programs],
    archived: new Set([...[...archived].filter((code) => !codes.has(code)), ...brought.archived.programs]),
    catalogue: {
      ...catalogue,
      ...dictionaries,
      incentives: [...catalogue.incentives.filter(({ code }) => !renewed.has(code)), ...incentives],
    },
  }
}

/** What a site that is being written says beside the rest that does not go together, each with what is to be opened. */
export async function contentFindings(db: PartnerDb, scope: Scope, written: WrittenSite) {
  const { content, incentives, programs } = await storedContent(db, scope)
  const { language } = scope
  const whole = withBrought({ ...content, site: written.config }, written.content)
  const named = ({ document, code }: ContentFinding) => {
    const incentive = whole.catalogue.incentives.find((each) => each.code === code)
    const program = whole.programs.find((each) => each.code === code)
    const stored = (rows: readonly { id: string; definition: { code: string } }[]) =>
      rows.find(({ definition }) => definition.code === code)?.id ?? null
    if (document === 'catalogue')
      return { id: stored(incentives), name: incentive?.title[language] ?? code ?? '' }
    if (document === 'program') return { id: stored(programs), name: program?.name[language] ?? code ?? '' }
    return { id: null, name: '' }
  }
  const findings = lintContent({ ...whole, deadPictures: written.deadPictures }).map((finding) => {
    const { document, rule, params, path } = finding
    const place = document === 'catalogue' ? ['incentive', ...path] : [...path]
    return { document, ...named(finding), path: place, rule, params: { ...params } }
  })
  const live = contentOf(incentives, programs, content.catalogue)
  return { findings, brought: broughtBeside(live, written.content, language) }
}

/** What of a file is not live as it stands there. */
function broughtBeside(live: SiteContent, brought: SiteContent, language: Language): BroughtContent[] {
  const isLive = (one: unknown, other: unknown) => canonicalJson(one) === canonicalJson(other)
  const programs = brought.programs.map((program) => {
    const before = live.programs.find(({ code }) => code === program.code)
    const name = sayIn(language, program.languages)(program.name)
    const isArchived = brought.archived.programs.includes(program.code)
    const isSame = isArchived === live.archived.programs.includes(program.code) && isLive(before, program)
    return { document: 'program' as const, code: program.code, name, before, isArchived, isSame }
  })
  const incentives = brought.incentives.map((document) => {
    const { incentive, languages } = document
    const { code } = incentive
    const before = live.incentives.find((each) => each.incentive.code === code)
    const isArchived = brought.archived.incentives.includes(code)
    const isSame =
      before !== undefined &&
      isArchived === live.archived.incentives.includes(code) &&
      isLive(documentOf(before.incentive, before, languages), document)
    const name = sayIn(language, languages)(incentive.title)
    return { document: 'catalogue' as const, code, name, before, isArchived, isSame }
  })
  return [...programs, ...incentives]
    .filter(({ isSame }) => !isSame)
    .map(({ document, code, name, before, isArchived }) => ({
      document,
      code,
      name,
      is_new: before === undefined,
      is_archived: isArchived,
    }))
}

/** The programs and incentives that are live, archived or not, each incentive with what it refers to. */
export async function readContent(db: PartnerDb, scope: Scope): Promise<SiteContent> {
  const { content, incentives, programs } = await storedContent(db, scope)
  return contentOf(incentives, programs, content.catalogue)
}

type Stored = Awaited<ReturnType<typeof storedContent>>

function contentOf(
  incentives: Stored['incentives'],
  programs: Stored['programs'],
  { languages, incentives: _, ...dictionaries }: PartnerContent['catalogue'],
): SiteContent {
  const archived = (rows: readonly { archived_at: Date | null; definition: { code: string } }[]) =>
    rows.flatMap(({ archived_at, definition }) => (archived_at === null ? [] : [definition.code]))
  return {
    programs: programs.map(({ definition }) => definition),
    incentives: incentives.map(({ definition }) => documentOf(definition, dictionaries, languages)),
    archived: { programs: archived(programs), incentives: archived(incentives) },
  }
}

/** Programs and incentives of a file go live with its configuration, or nothing of them does. */
export async function publishContent(
  db: PlatformDb,
  by: ChangedBy,
  { config, content, at, why }: PublishedContent,
): Promise<void> {
  const languages = languagesOf(config)
  const { archived } = content
  for (const definition of content.programs) {
    const isArchived = archived.programs.includes(definition.code)
    await publishProgram(db, by, { definition, isArchived, at, why })
  }
  for (const document of content.incentives) {
    const isArchived = archived.incentives.includes(document.incentive.code)
    await publishIncentive(db, by, { document, isArchived, at, why, languages })
  }
  await change(
    db,
    by,
    { action: 'incentive.publish', record: { type: 'partner', id: by.partnerId } },
    async (changeDb) => {
      for (const program of content.programs) await followProgram(changeDb, by, program, { languages, at })
      return { result: undefined, before: {}, after: {} }
    },
  )
  await inPartner(db, by, async (partnerDb) => {
    const live = (await contentBeside(partnerDb, by, config, languages)).content
    const codes = new Set([
      ...content.programs.map(({ code }) => code),
      ...content.incentives.map(({ incentive }) => incentive.code),
    ])
    refuse(lintMoney(live).filter(({ code }) => code !== null && codes.has(code)))
  })
}

/** Of a configuration that is live: it has passed the checks. */
function languagesOf(config: unknown): readonly Language[] {
  const given = valueAt(config, ['languages'])
  return Array.isArray(given) ? LANGUAGES.filter((language) => given.includes(language)) : ['en']
}

/** The program as it is to be published beside the rest; the incentives of it follow its measures. */
export async function checkProgram(db: PartnerDb, scope: Scope, program: ProgramDefinition): Promise<void> {
  const content = await publishedContent(db, scope)
  const { programs, catalogue } = content
  const formulas = new Map(
    program.measure_groups.flatMap(({ measures }) => measures.map(({ code, formula }) => [code, formula])),
  )
  const incentives = catalogue.incentives.map((entry) => {
    const measure = entry.program?.code === program.code ? entry.program.measure : null
    return { ...entry, amount: formulas.get(measure ?? '') ?? entry.amount }
  })
  const others = programs.filter(({ code }) => code !== program.code)
  const found = lintMoney({
    ...content,
    programs: [...others, program],
    catalogue: { ...catalogue, incentives },
  })
  refuse(found.filter(({ document, code }) => document === 'program' && code === program.code))
}

/** The incentive as it is to be published beside the rest. */
export async function checkIncentive(
  db: PartnerDb,
  scope: Scope,
  { incentive, languages: _, ...named }: IncentiveDocument,
): Promise<void> {
  const content = await publishedContent(db, scope)
  const { catalogue } = content
  const shared_caps = { ...catalogue.shared_caps, ...named.shared_caps }
  const others = catalogue.incentives.filter(({ code }) => code !== incentive.code)
  const found = lintMoney({
    ...content,
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
