import { z } from 'zod'
import { One } from '../../shared/envelope.ts'
import type { VerificationStep } from '../extra-info.ts'

/** `no_search_needed` is ours: the person has nothing left to look up. */
export const AccountSearchType = z.enum([
  'user_synced',
  'account_not_found',
  'more_than_one_found',
  'no_search_needed',
])
export type AccountSearchType = z.infer<typeof AccountSearchType>

/** The number on the bill, for the search by details: a name and an address alone are in every phone book. */
export const AccountSearch = z.object({ accountId: z.string().trim().max(100).optional() })
export type AccountSearch = z.infer<typeof AccountSearch>

export const AccountSearchResponse = One('account_search', z.object({ type: AccountSearchType }))

/** As it is read: an outcome that this page does not know yet is no failure, the person goes on to their homes. */
export const ReadAccountSearch = One('account_search', z.object({ type: z.string() }))

export function accountSearchType(found: number): AccountSearchType {
  if (found === 0) return 'account_not_found'
  return found === 1 ? 'user_synced' : 'more_than_one_found'
}

/** Each search is tried once: by email, then by details, then the person goes on without (so it cannot loop). */
export function stepAfterSearch(step: VerificationStep, outcome: AccountSearchType): VerificationStep | null {
  return step === 'email_search' && outcome !== 'user_synced' ? 'detail_search' : null
}
