import type { PartnerDb } from '../database/schema.ts'
import { hasPermission, type InPartner, type Scope } from '../scope.ts'

/** The code of a question or document, and the application it was given with; null before there is one. */
type Given = { readonly application: string | null; readonly code: string }

/** Which answers and documents only staff with a permission of their own read, one by one. Whatever leaves asks here. */
export type Restricted = {
  readonly isAnswer: (given: Given) => boolean
  readonly isDocument: (given: Given) => boolean
  /** By the id of an answer that was asked about. */
  readonly isGivenAnswer: (id: string) => boolean
}

/** Of these applications and answers, and of what was given before there was an application. */
export type RestrictedOf = (
  db: PartnerDb,
  scope: InPartner,
  applications: readonly string[],
  answers?: readonly string[],
) => Promise<Restricted>

/** The partner's words in the place of what the asker may not read; null for who may: the person's own, or by permission. */
export const withheldFrom = (scope: Scope): string | null =>
  scope.actor.kind === 'user' || hasPermission(scope, 'AppliedOfferRestrictedDataAccess')
    ? null
    : scope.partner.config.settings.admin3_restricted_data_messages.no_permission

type Values = Readonly<Record<string, unknown>> | null
type Line = {
  readonly record_type: unknown
  readonly record_id: unknown
  readonly before: Values
  readonly after: Values
}

/** Lines of the log as all who read it may: what was written down before it was restricted does not show either. */
export async function withheldLines<T extends Line>(
  restrictedOf: RestrictedOf,
  db: PartnerDb,
  scope: InPartner,
  lines: readonly T[],
): Promise<T[]> {
  const idsOf = (type: string) => [
    ...new Set(lines.flatMap((line) => (line.record_type === type ? [String(line.record_id)] : []))),
  ]
  const [applications, answers] = [idsOf('application'), idsOf('comment')]
  if (applications.length + answers.length === 0) return [...lines]
  const { isAnswer, isDocument, isGivenAnswer } = await restrictedOf(db, scope, applications, answers)
  const isHidden = (line: Line, code: string, values: Record<string, unknown>) => {
    const of = String(line.record_id)
    if (line.record_type === 'comment') return code === 'content' && isGivenAnswer(of)
    return (
      isAnswer({ application: of, code }) ||
      (code === 'file' && isDocument({ application: of, code: String(values['attachment']) }))
    )
  }
  const hide = (line: Line, values: Record<string, unknown>): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(values).map(([code, value]) => [
        code,
        isHidden(line, code, values) ? HIDDEN : isValues(value) ? hide(line, value) : value,
      ]),
    )
  return lines.map((line) =>
    line.record_type === 'application' || line.record_type === 'comment'
      ? {
          ...line,
          before: line.before && hide(line, line.before),
          after: line.after && hide(line, line.after),
        }
      : line,
  )
}

const HIDDEN = '••••••••'
const isValues = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
