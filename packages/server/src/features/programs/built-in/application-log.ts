import type { HomeScope } from '../../../platform/access/access.ts'
import type { What } from '../../../platform/audit-log/change.ts'

/** A change of an application in the audit log; its values are erased with the person. */
export const applicationChange = ({ access }: HomeScope, action: string, id: string): What => ({
  action,
  record: { type: 'application', id, of: access.ownerId },
})

type Values = Readonly<Record<string, unknown>>

/** What staff may read only one by one does not stand in the log for all who read that: only when it was changed. */
export function loggedChange(
  restricted: readonly string[],
  before: Values | undefined,
  after: Values | undefined,
  at: Date,
): { readonly before: Values | undefined; readonly after: Values | undefined } {
  const masked = (values: Values | undefined, version: (code: string) => string) =>
    values &&
    Object.fromEntries(
      Object.entries(values).map(([code, value]) => [
        code,
        value === undefined || !restricted.includes(code) ? value : { version: version(code) },
      ]),
    )
  const isSame = (code: string) => JSON.stringify(before?.[code]) === JSON.stringify(after?.[code])
  const now = at.toISOString()
  return {
    before: masked(before, (code) => (isSame(code) ? now : '')),
    after: masked(after, () => now),
  }
}
