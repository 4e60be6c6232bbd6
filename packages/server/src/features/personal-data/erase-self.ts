import type { Erasure } from '@hearthlight/domain/accounts/people/personal-data'
import { calledName } from '@hearthlight/domain/accounts/user-name'
import { inPartner } from '../../platform/database/in-partner.ts'
import type { Scope } from '../../platform/scope.ts'
import { translator } from '../../platform/texts/texts.ts'
import { erasePerson, readErasure } from './erase-person.ts'
import type { PersonalDataDeps, ShownPassword } from './personal-data-deps.ts'

/** A person ends their account: what is open is withdrawn first, then they are forgotten, and a last mail says so. */
export async function eraseSelf(
  deps: PersonalDataDeps,
  scope: Scope,
  shown: ShownPassword,
): Promise<{ readonly id: string; readonly erasure: Erasure }> {
  const person = await deps.requirePassword(scope, shown)
  const { id, email, language } = person
  const { open } = await readErasure(deps, scope, id)
  const why = translator(language, scope.partner.config)('accounts:own.delete.withdrawn')
  for (const application of open) await deps.withdraw(scope, application.id, why)
  const erasure = await erasePerson(deps, scope, id, email)
  const kept = erasure.kept.map(({ number }) => number).join(', ')
  await inPartner(deps.db, scope, (db) =>
    deps.sendMail(db, scope, {
      template: `accounts:mail.${kept === '' ? 'erased' : 'erased-but-paid'}`,
      to: email,
      language,
      values: { name: calledName(person), numbers: kept },
    }),
  )
  return { id, erasure }
}
