import i18next from 'i18next'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { notify } from '../platform/notices.ts'

/** An `error` in the address is shown on load (spec 2 section 8): as our own words for a code that we know. */
export function QueryError() {
  const [query, setQuery] = useSearchParams()
  const error = query.get('error')
  useEffect(() => {
    if (error === null || error === '') return
    void tell(error)
    setQuery(
      (before) => {
        const after = new URLSearchParams(before)
        after.delete('error')
        return after
      },
      { replace: true },
    )
  }, [error, setQuery])
  return null
}

/** The table of codes is loaded with the first one: few visits bring any. */
async function tell(error: string): Promise<void> {
  const { queryErrorKey } = await import('@hearthlight/domain/accounts/query-error')
  const key = queryErrorKey(error)
  await i18next.loadNamespaces(key.split(':')[0] ?? 'shared')
  notify({ kind: 'notice-stay', tone: 'danger', text: i18next.t(key) })
}
