import type { z } from 'zod'
import { ENGLISH_LAYERS } from '../texts/english/englishes.ts'
import type { Language } from '../texts/namespaces.ts'
import { overlaid } from '../texts/overlaid.ts'
import { englishOf } from './english-of.ts'
import { inLanguage, missingTexts } from './local-text.ts'
import { PartnerConfig } from './partner-config.ts'
import { completeAuditSections, OverrideProblem } from './sections/complete-audit-sections.ts'

/** A published partner: its configuration in each of its languages. */
export type Partner = {
  readonly id: string
  readonly version: number
  readonly languages: readonly [Language, ...Language[]]
  readonly configs: Readonly<Partial<Record<Language, PartnerConfig>>>
}
/** A partner in the language of one request. */
export type ResolvedPartner = {
  readonly id: string
  readonly version: number
  readonly config: PartnerConfig
}
export type ConfigProblem = { readonly path: string; readonly message: string }
export type ReadConfig =
  | { readonly kind: 'valid'; readonly languages: Partner['languages']; readonly configs: Partner['configs'] }
  | { readonly kind: 'invalid'; readonly problems: readonly ConfigProblem[] }

const pathOf = (path: readonly PropertyKey[]) => path.map(String).join('.')

const inEnglish = (config: PartnerConfig) =>
  // Both layers have the namespaces as their keys, which laying one over the other forgets.
  overlaid(ENGLISH_LAYERS[englishOf(config)], config.texts) as PartnerConfig['texts']

/** The built-in questions of the assessment depend on the partner's units, and its words on its English, so they come after the parse. */
function complete(config: PartnerConfig, language: Language): PartnerConfig {
  const { settings } = config
  const audit_sections = completeAuditSections(settings.sections.audit_sections, settings)
  return {
    ...config,
    texts: language === 'en' ? inEnglish(config) : config.texts,
    settings: { ...settings, sections: { ...settings.sections, audit_sections } },
  }
}

const toProblem = (issue: z.core.$ZodIssue): ConfigProblem =>
  issue.code === 'unrecognized_keys'
    ? { path: pathOf([...issue.path, issue.keys[0] ?? '']), message: 'unknown key' }
    : { path: pathOf(issue.path), message: issue.message }

function parseIn(raw: unknown, language: Language, fallback: Language) {
  const result = PartnerConfig.safeParse(inLanguage(raw, language, fallback))
  if (!result.success) return { problems: result.error.issues.map(toProblem) }
  try {
    return { config: complete(result.data, language), problems: [] }
  } catch (error) {
    if (!(error instanceof OverrideProblem)) throw error
    const path = pathOf(['settings', 'sections', 'audit_sections', ...error.path])
    return { problems: [{ path, message: error.message }] }
  }
}

/** What is wrong in every language is told once. */
const once = (problems: readonly ConfigProblem[]) => [
  ...new Map(problems.map((problem) => [`${problem.path} ${problem.message}`, problem])).values(),
]

/** Reads partner JSON as it is written (texts may stand by language) and says by path what is wrong with it. */
export function readPartnerConfig(raw: unknown): ReadConfig {
  const first = parseIn(raw, 'en', 'en')
  if (!first.config) return { kind: 'invalid', problems: first.problems }
  const [main, ...others] = first.config.languages
  if (main === undefined) return { kind: 'invalid', problems: [{ path: 'languages', message: 'is empty' }] }
  const languages: Partner['languages'] = [main, ...others]
  const parsed = languages.map((language) => ({ language, ...parseIn(raw, language, main) }))
  const problems = [
    ...parsed.flatMap((each) => each.problems),
    ...missingTexts(raw, languages).map((missing) => ({
      path: pathOf(missing.path),
      message: `has no text in '${missing.language}'`,
    })),
  ]
  if (problems.length > 0) return { kind: 'invalid', problems: once(problems) }
  const configs = Object.fromEntries(parsed.map(({ language, config }) => [language, config]))
  return { kind: 'valid', languages, configs }
}

/** What is written, in one language alone: undefined while it cannot be read. What has no text there yet says its main one. */
export const readConfigIn = (raw: unknown, language: Language, main: Language): PartnerConfig | undefined =>
  parseIn(raw, language, main).config

/** The partner in the asked language, else in its default language. */
const inOtherLanguage = new WeakMap<Partner, ResolvedPartner>()

/** The partner in a language it may not have: its own words would stand among those of another, so they are left out. */
export function partnerInAny(partner: Partner, language: Language): ResolvedPartner {
  if (partner.configs[language] !== undefined) return partnerIn(partner, language)
  const known = inOtherLanguage.get(partner)
  if (known !== undefined) return known
  const { config, ...rest } = partnerIn(partner, language)
  const made = { ...rest, config: { ...config, texts: {} } }
  inOtherLanguage.set(partner, made)
  return made
}

export function partnerIn(partner: Partner, language: Language): ResolvedPartner {
  const config = partner.configs[language] ?? partner.configs[partner.languages[0]]
  if (!config) throw new Error(`partner ${partner.id} has no configuration in its default language`)
  return { id: partner.id, version: partner.version, config }
}
