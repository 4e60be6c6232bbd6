import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { notify } from '../platform/notices.ts'

/** An `error` in the address is shown on load, as text and never as markup (spec 2 section 8). */
export function QueryError() {
  const [query, setQuery] = useSearchParams()
  const error = query.get('error')
  useEffect(() => {
    if (error === null || error === '') return
    notify({ kind: 'notice-stay', tone: 'danger', text: error.slice(0, 500) })
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
