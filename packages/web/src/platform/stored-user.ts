import type { CurrentUser } from '@hearthlight/domain/accounts/user'
import { localMemory } from './local-storage.ts'

const KEY = 'currentUser'

/** Who a person is, which outlives no tab: the next one at this computer may be somebody else. */
const BLANK = {
  email: '',
  name: '',
  first_name: '',
  last_name: '',
  mailing_address: '',
  city: '',
  region: '',
  country: '',
  community: '',
  zip: '',
  partner_account_id: null,
  acting_admin: null,
} satisfies Partial<CurrentUser>

/** The device keeps what a page without a connection needs to know, this tab the whole. */
export function rememberUser(user: CurrentUser): void {
  localMemory.setJson(KEY, { ...user, ...BLANK })
  try {
    sessionStorage.setItem(KEY, JSON.stringify(user))
  } catch {
    return
  }
}

export function storedUser(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? localMemory.getJson(KEY)
  } catch {
    return localMemory.getJson(KEY)
  }
}

export function forgetUser(): null {
  localMemory.remove(KEY)
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    return null
  }
  return null
}
