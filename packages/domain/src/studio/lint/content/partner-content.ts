import type { IncentiveCatalogue } from '../../../incentives/incentive-catalogue.ts'
import type { ProgramDefinition } from '../../../programs/definition/program-definition.ts'
import type { JsonPath } from '../../../shared/json-path.ts'

/** All that a partner tells people: the configuration as it is written, the catalogue, the programs. */
export type PartnerContent = {
  readonly site: unknown
  readonly catalogue: IncentiveCatalogue
  readonly programs: readonly ProgramDefinition[]
  /** Codes of programs that take no new applications. */
  readonly archived?: ReadonlySet<string>
  /** Pictures of this site that are named and not there, where somebody has looked. */
  readonly deadPictures?: ReadonlySet<string>
}

/** What two parts of the content say that does not go together, at the place where it is to be mended. */
export type ContentFinding = {
  readonly document: 'site' | 'catalogue' | 'program'
  /** Of the incentive or the program; the site has none. */
  readonly code: string | null
  readonly path: JsonPath
  readonly rule: ContentRule
  readonly params: FindingParams
  /** For who works with the files; the console has sentences of its own by the rule. */
  readonly message: string
}

type FindingParams = Readonly<Record<string, string | number>>

const MESSAGES = {
  'two-ways': ({ incentive }) => `has another price and another way to apply as the incentive ${incentive}`,
  'asked-by-program': ({ program }) => `the program ${program} asks; nobody is asked this`,
  'no-program': ({ program }) => `no such program: ${program}`,
  'no-measure': ({ program, measure }) => `no such measure of ${program}: ${measure}`,
  'other-amount': ({ program, measure }) => `is another amount than ${program} pays for ${measure}`,
  'other-limit': ({ limit }) => `is another limit than that of the incentives: ${limit}`,
  'not-paid': ({ sum }) => `is no sum that it pays: ${sum}`,
  'not-the-limit': ({ sum }) => `is not the limit: ${sum}`,
  'not-in-formula': ({ sum }) => `is no sum of the formula: ${sum}`,
  'typed-amount': () => 'is typed: name the incentive, and its amount is shown',
  'not-open': ({ incentive }) => `no such incentive is open: ${incentive}`,
  'paid-by-none': ({ sum }) => `is no sum that an incentive pays: ${sum}`,
  'not-paid-by': ({ incentive, sum }) => `is no sum that ${incentive} pays: ${sum}`,
  'not-asked': ({ name }) => `${name}: is announced and not asked for`,
  'not-needed': ({ name }) => `${name}: is announced as needed and need not be given`,
  needed: ({ name }) => `${name}: must be given`,
  'not-announced': ({ name }) => `${name}: is asked for and not announced`,
  'approval-not-told': ({ program }) => `the program ${program} asks to wait for the approval; this does not`,
  'approval-not-needed': ({ program }) => `the program ${program} does not ask to wait for an approval`,
  'visit-typed': ({ placeholder }) => `the length of the visit is typed: say {{${placeholder}}}`,
  'visit-no-minutes': () => 'the schedule says no minutes',
  'visit-no-length': () => 'the length of the visit is typed: it has none',
  'not-told': ({ name }) => `reads what neither the site nor a question asks: ${name}`,
  'not-counted': () => 'is paid by the unit, and nothing asks how much there is',
  'other-address': ({ address }) => `is no address that the site names: ${address}`,
  'no-picture': ({ address }) => `no such picture: ${address}`,
  'kind-named-twice': ({ name }) => `another kind is called the same: ${name}`,
} as const satisfies Readonly<Record<string, (params: FindingParams) => string>>

export type ContentRule = keyof typeof MESSAGES
export const CONTENT_RULES = Object.keys(MESSAGES) as [ContentRule, ...ContentRule[]]

type Place = Pick<ContentFinding, 'document' | 'code' | 'path'>

const finding = (place: Place, rule: ContentRule, params: FindingParams): ContentFinding => ({
  ...place,
  rule,
  params,
  message: MESSAGES[rule](params),
})

export const inSite = (path: JsonPath, rule: ContentRule, params: FindingParams = {}): ContentFinding =>
  finding({ document: 'site', code: null, path }, rule, params)
export const inIncentive = (
  code: string,
  path: JsonPath,
  rule: ContentRule,
  params: FindingParams,
): ContentFinding => finding({ document: 'catalogue', code, path }, rule, params)
export const inProgram = (
  code: string,
  path: JsonPath,
  rule: ContentRule,
  params: FindingParams,
): ContentFinding => finding({ document: 'program', code, path }, rule, params)

export type PlacedMeasure = {
  readonly program: ProgramDefinition
  readonly measure: ProgramDefinition['measure_groups'][number]['measures'][number]
  readonly path: JsonPath
}

/** Every measure of every program with its place. */
export const placedMeasures = (programs: readonly ProgramDefinition[]): PlacedMeasure[] =>
  programs.flatMap((program) =>
    program.measure_groups.flatMap(({ measures }, group) =>
      measures.map((measure, index) => ({
        program,
        measure,
        path: ['measure_groups', group, 'measures', index],
      })),
    ),
  )
