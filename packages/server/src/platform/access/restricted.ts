import type { PartnerDb } from '../database/schema.ts'
import { hasPermission, type InPartner, type Scope } from '../scope.ts'

/** The code of a question or document, and the application it was given with; null before there is one. */
type Given = { readonly application: string | null; readonly code: string }

/** Which answers and documents only staff with a permission of their own read, one by one. Whatever leaves asks here. */
export type Restricted = {
  readonly isAnswer: (given: Given) => boolean
  readonly isDocument: (given: Given) => boolean
}

/** Of these applications, and of what was given before there was one. */
export type RestrictedOf = (
  db: PartnerDb,
  scope: InPartner,
  applications: readonly string[],
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
  const isOfApplication = ({ record_type }: Line) => record_type === 'application'
  const applications = lines.filter(isOfApplication).map(({ record_id }) => String(record_id))
  if (applications.length === 0) return [...lines]
  const { isAnswer, isDocument } = await restrictedOf(db, scope, [...new Set(applications)])
  return lines.map((line) => {
    if (!isOfApplication(line)) return line
    const application = String(line.record_id)
    const isHidden = (code: string, values: Record<string, unknown>) =>
      isAnswer({ application, code }) ||
      (code === 'file' && isDocument({ application, code: String(values['attachment']) }))
    const hide = (values: Record<string, unknown>): Record<string, unknown> =>
      Object.fromEntries(
        Object.entries(values).map(([code, value]) => [
          code,
          isHidden(code, values) ? HIDDEN : isValues(value) ? hide(value) : value,
        ]),
      )
    return { ...line, before: line.before && hide(line.before), after: line.after && hide(line.after) }
  })
}

const HIDDEN = '••••••••'
const isValues = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
