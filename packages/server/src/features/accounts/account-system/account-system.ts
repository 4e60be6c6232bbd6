import type { AccountVerification } from '@hearthlight/domain/accounts/account-verification'
import type { AccountDetails, UtilityAccount } from '@hearthlight/domain/accounts/utility-account'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { ChangedBy } from '../../../platform/audit-log/audit-log-store.ts'
import type { InPartner } from '../../../platform/scope.ts'

export type NewUtilityAccount = Omit<UtilityAccount, 'accountId' | 'sites' | 'site_permission'>

/** Where the partner's customers are known. Built in, or a remote system: it is never asked inside a transaction. */
export type AccountSystem = {
  /** The account with this id, if one of its addresses is this one. */
  verify(scope: InPartner, asked: AccountVerification): Promise<UtilityAccount | undefined>
  findByEmail(scope: InPartner, email: string): Promise<UtilityAccount[]>
  findByDetails(scope: InPartner, details: AccountDetails): Promise<UtilityAccount[]>
  account(scope: InPartner, accountId: string): Promise<UtilityAccount | undefined>
  /** Makes an account for a person nobody knew, and answers its id. */
  create(by: ChangedBy, account: NewUtilityAccount): Promise<string>
}

/** Whatever goes wrong over there is one problem here: the person may try again later. */
export function reportingFailures(system: AccountSystem, log: (error: unknown) => void): AccountSystem {
  const guarded =
    <Arguments extends unknown[], Answer>(call: (...given: Arguments) => Promise<Answer>) =>
    async (...given: Arguments): Promise<Answer> => {
      try {
        return await call(...given)
      } catch (error) {
        log(error)
        throw new Problem('accounts.fulfill-api-error')
      }
    }
  return {
    verify: guarded(system.verify),
    findByEmail: guarded(system.findByEmail),
    findByDetails: guarded(system.findByDetails),
    account: guarded(system.account),
    create: guarded(system.create),
  }
}
