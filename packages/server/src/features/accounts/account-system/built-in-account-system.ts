import { addressKey, looseKey } from '@hearthlight/domain/accounts/address-match'
import type { AccountDetails, UtilityAccount } from '@hearthlight/domain/accounts/utility-account'
import { change } from '../../../platform/audit-log/change.ts'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { PlatformDb } from '../../../platform/database/schema.ts'
import { newId } from '../../../platform/ids.ts'
import type { InPartner } from '../../../platform/scope.ts'
import type { AccountSystem } from './account-system.ts'
import {
  type Condition,
  findAccounts,
  hasAccountId,
  hasDetails,
  hasEmail,
  saveAccounts,
} from './utility-account-store.ts'

/** An address proves something only if there is one: accounts made in the portal may have none. */
const hasAddress = (account: UtilityAccount, address: string): boolean =>
  addressKey(address) !== '' &&
  [account.mailing_address, ...account.sites.map((site) => site.address1)].some(
    (each) => addressKey(each) === addressKey(address),
  )

const areWhole = ({ last_name, mailing_address, zip }: AccountDetails): boolean =>
  [last_name, mailing_address, zip].every((part) => looseKey(part) !== '')

/** The account system of partners that have none of their own to connect: the imported accounts in our database. */
export function builtInAccountSystem(db: PlatformDb): AccountSystem {
  const found = (scope: InPartner, condition: Condition) =>
    inPartner(db, scope, (partnerDb) => findAccounts(partnerDb, scope, condition))
  return {
    async verify(scope, { accountId, address }) {
      const [account] = await found(scope, hasAccountId(accountId))
      return account && hasAddress(account, address) ? account : undefined
    },
    findByEmail: (scope, email) => found(scope, hasEmail(email)),
    findByDetails: async (scope, details) => (areWhole(details) ? found(scope, hasDetails(details)) : []),
    async account(scope, accountId) {
      const [account] = await found(scope, hasAccountId(accountId))
      return account
    },
    async create(by, account) {
      const accountId = `P-${newId().slice(-12).toUpperCase()}`
      const whole = { ...account, accountId, site_permission: '', sites: [] }
      const what = { action: 'utility_account.create', record: { type: 'utility_account', id: accountId } }
      return change(db, by, what, async (changeDb) => {
        await saveAccounts(changeDb, by, [whole], { createdInPortal: true })
        return { result: accountId, after: account }
      })
    },
  }
}
