import { ADMIN_PATHS } from '@hearthlight/domain/navigation/admin-paths'
import type { PartnerDb } from '../../../../platform/database/schema.ts'
import type { Staff } from '../../../../platform/person.ts'
import type { Scope } from '../../../../platform/scope.ts'
import { translator } from '../../../../platform/texts/texts.ts'
import type { StaffDeps } from '../staff-deps.ts'

export type FactorChange =
  | 'passkey-added'
  | 'passkey-removed'
  | 'authenticator-added'
  | 'authenticator-removed'
  | 'recovery-codes-made'
  | 'recovery-code-used'

/** Whatever happens to the ways in is told by mail, in case it was not them. */
export async function tellFactorChange(
  { sendMail }: Pick<StaffDeps, 'sendMail'>,
  db: PartnerDb,
  scope: Scope,
  staff: Staff,
  change: FactorChange,
): Promise<void> {
  const translate = translator(scope.language, scope.partner.config)
  await sendMail(db, scope, {
    template: 'admin:mail.factor-changed',
    to: staff.admin.email,
    language: scope.language,
    values: {
      name: staff.admin.name,
      what: translate(`admin:mail.change.${change}`),
      url: `${scope.site}${ADMIN_PATHS.security}`,
    },
  })
}

/** Whoever tries codes knows the password already. */
export async function tellWrongCodes(
  { sendMail }: Pick<StaffDeps, 'sendMail'>,
  db: PartnerDb,
  scope: Scope,
  { admin: { email, name } }: Staff,
  tries: number,
): Promise<void> {
  await sendMail(db, scope, {
    template: 'admin:mail.wrong-codes',
    to: email,
    language: scope.language,
    values: { name, tries: String(tries), url: `${scope.site}${ADMIN_PATHS.password}` },
  })
}
