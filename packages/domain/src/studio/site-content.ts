import { type IncentiveDocument, readIncentive } from '../incentives/studio/incentive-document.ts'
import type { ProgramDefinition } from '../programs/definition/program-definition.ts'
import { ValidProgram } from '../programs/lint/valid-program.ts'
import { valueAt } from '../shared/json-path.ts'

/** What a partner offers besides its configuration: each incentive with all that it refers to. */
export type SiteContent = {
  readonly programs: readonly ProgramDefinition[]
  readonly incentives: readonly IncentiveDocument[]
  /** The codes of those among them that are archived. */
  readonly archived: Codes
}
type Codes = { readonly programs: readonly string[]; readonly incentives: readonly string[] }

export const NO_CONTENT: SiteContent = {
  programs: [],
  incentives: [],
  archived: { programs: [], incentives: [] },
}

export const isNothing = ({ programs, incentives }: SiteContent) => programs.length + incentives.length === 0

export type ReadContent =
  | { readonly kind: 'valid'; readonly content: SiteContent }
  /** The first that has mistakes, by what it is called in the file. */
  | { readonly kind: 'invalid'; readonly name: string; readonly mistake: string }

type Raw = {
  readonly programs: readonly unknown[]
  readonly incentives: readonly unknown[]
  readonly archived: Codes
}

/** By the same rules as what is published in the studio; none of them may come twice. */
export function readSiteContent({ programs, incentives, archived }: Raw): ReadContent {
  const read: { programs: ProgramDefinition[]; incentives: IncentiveDocument[]; archived: Codes } = {
    programs: [],
    incentives: [],
    archived,
  }
  for (const [index, raw] of programs.entries()) {
    const { data, error } = ValidProgram.safeParse(raw)
    const name = nameOf(valueAt(raw, ['code']), index)
    if (data === undefined) return invalid(name, error.issues[0])
    if (read.programs.some(({ code }) => code === data.code)) return twice(name)
    read.programs.push(data)
  }
  for (const [index, raw] of incentives.entries()) {
    const { document, defects } = readIncentive(raw)
    const name = nameOf(valueAt(raw, ['incentive', 'code']), index)
    if (document === undefined) return invalid(name, defects[0])
    if (read.incentives.some(({ incentive }) => incentive.code === document.incentive.code))
      return twice(name)
    read.incentives.push(document)
  }
  return { kind: 'valid', content: read }
}

const nameOf = (code: unknown, index: number) =>
  typeof code === 'string' ? code.slice(0, 100) : String(index + 1)

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string }

const invalid = (name: string, issue: Issue | undefined): ReadContent => ({
  kind: 'invalid',
  name,
  mistake: `${issue?.path.map(String).join('.')}: ${issue?.message}`,
})
const twice = (name: string): ReadContent => ({ kind: 'invalid', name, mistake: 'is there twice' })
