import { AccountSearchType } from '@hearthlight/domain/accounts/people/account-search'
import { afterAccountSearch } from '@hearthlight/domain/navigation/destinations'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { Suspense, use, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router'
import { refreshBuildings } from '../../../api/buildings-api.ts'
import { HttpProblem } from '../../../platform/http-problem.ts'
import { notify } from '../../../platform/notices.ts'
import { usePartner } from '../../../platform/partner.ts'
import { endSession, refreshCurrentUser } from '../../../platform/session.ts'
import { accountsApi } from '../accounts-api.ts'
import { callOnce } from '../call-once.ts'
import { Waiting } from '../waiting.tsx'
import { SearchAgain } from './search-again.tsx'

/** Looks the person up in the account system of the partner, by email first, then (`isSearchDetail`) by details. */
export function FetchAccountDetailsScreen() {
  const { t } = useTranslation('accounts')
  return (
    <Suspense fallback={<Waiting title={t('screen.search.title')} text={t('screen.search.text')} />}>
      <Search />
    </Suspense>
  )
}

type Type = Awaited<ReturnType<typeof accountsApi.searchAccount>>

function Search() {
  const { key, state } = useLocation()
  const outcome = use(callOnce(`account-search ${key}`, () => search(numberIn(state))))
  const words = useSearchWords()
  const text = outcome.kind === 'done' ? words(outcome.value) : outcome.problem.title
  const isUnanswered = outcome.kind === 'refused' && outcome.problem.status === 0
  useEffect(() => {
    if (isUnanswered) return
    if (outcome.kind === 'refused') notify({ kind: 'notice-stay', tone: 'danger', text: text ?? '' })
    else if (text !== undefined) notify({ kind: kindOf(outcome.value), tone: 'info', text })
  }, [outcome, text, isUnanswered])
  if (isUnanswered) return <SearchAgain text={text} />
  return (
    <Navigate to={outcome.kind === 'done' ? afterAccountSearch(outcome.value) : pathTo('sign-in')} replace />
  )
}

/** Why the profile has to be completed stays in sight until that is done. */
const kindOf = (type: Type) => (type === 'user_synced' ? 'notice' : 'notice-stay')

/**
 * A failing search signs the person out: without their account they cannot go on (spec 2 section 8). A search that
 * was never answered, as when the connection is lost or the page is left, says nothing about the account.
 */
async function search(accountId: string): Promise<Type> {
  try {
    const type = await accountsApi.searchAccount(accountId === '' ? {} : { accountId })
    // The sites of a found account have become homes of the person.
    await Promise.all([refreshCurrentUser(), refreshBuildings()])
    return type
  } catch (cause) {
    if (cause instanceof HttpProblem && cause.status === 0) throw cause
    await accountsApi.signOut().catch(() => undefined)
    endSession()
    throw cause
  }
}

/** The number that was typed with the details; it stands in no address, and a reload keeps it. */
const numberIn = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'accountId' in state ? String(state.accountId) : ''

function useSearchWords(): (type: Type) => string | undefined {
  const { t } = useTranslation('accounts')
  const { messages } = usePartner().settings.fulfill_sync_details
  return (type) => {
    const known = AccountSearchType.safeParse(type).data
    if (known === undefined || known === 'no_search_needed') return undefined
    return messages[known] ?? t(`screen.search.${known}`)
  }
}
