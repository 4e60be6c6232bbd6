import { addressKey, looseKey } from '@hearthlight/domain/accounts/address-match'
import type { AccountDetails, UtilityAccount } from '@hearthlight/domain/accounts/utility-account'
import type { Db } from '../../../platform/database/schema.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { newId } from '../../../platform/ids.ts'
import type { AccountSystem } from './account-system.ts'
import { findAccounts, hasAccountId, hasDetails, hasEmail, saveAccount } from './utility-account-store.ts'

/** An address proves something only if there is one: accounts made in the portal may have none. */
const hasAddress = (account: UtilityAccount, address: string): boolean =>
  addressKey(address) !== '' &&
  [account.mailing_address, ...account.sites.map((site) => site.address1)].some(
    (each) => addressKey(each) === addressKey(address),
  )

const areWhole = ({ last_name, mailing_address, zip }: AccountDetails): boolean =>
  [last_name, mailing_address, zip].every((part) => looseKey(part) !== '')

/** The account system of partners that have none of their own to connect: the imported accounts in our database. */
export function builtInAccountSystem(db: Db): AccountSystem {
  return {
    async verify(scope, { accountId, address }) {
      const [account] = await findAccounts(db, scope, hasAccountId(accountId))
      return account && hasAddress(account, address) ? account : undefined
    },
    findByEmail: (scope, email) => findAccounts(db, scope, hasEmail(email)),
    findByDetails: async (scope, details) =>
      areWhole(details) ? findAccounts(db, scope, hasDetails(details)) : [],
    async account(scope, accountId) {
      const [account] = await findAccounts(db, scope, hasAccountId(accountId))
      return account
    },
    async create(scope, account) {
      const accountId = `P-${newId().slice(-12).toUpperCase()}`
      const whole = { ...account, accountId, site_permission: '', sites: [] }
      await inTransaction(db, (transaction) => saveAccount(transaction, scope, whole, true))
      return accountId
    },
  }
}
