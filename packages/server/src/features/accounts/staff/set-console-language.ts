import type { Language } from '@hearthlight/domain/texts/namespaces'
import { change } from '../../../platform/audit-log/change.ts'
import type { Scope } from '../../../platform/scope.ts'
import { updateConsoleLanguage } from '../admin-store.ts'
import { staffOf } from './staff.ts'
import type { StaffDeps } from './staff-deps.ts'

/** Chooses one's own language of the console; null is that of the browser again. */
export async function setConsoleLanguage(
  { db }: Pick<StaffDeps, 'db'>,
  scope: Scope,
  language: Language | null,
): Promise<void> {
  const { kind, admin } = staffOf(scope)
  const what = { action: 'staff.set-language', record: { type: kind, id: admin.id } }
  await change(db, scope, what, async (changeDb) => {
    await updateConsoleLanguage(changeDb, scope, { kind, id: admin.id }, language)
    return { result: undefined, before: { language: admin.console_language }, after: { language } }
  })
}
