import { useState } from 'react'
import { useSearchParams } from 'react-router'

/**
 * Which of the two pages shows. The second has an address of its own, so that the browser's Back leads to the first; it
 * opens only after the first was passed. Once the account is made, nothing of the form is kept.
 */
export function useSignUpPage() {
  const [query, setQuery] = useSearchParams()
  const [isPassed, setIsPassed] = useState(false)
  const [isSent, setIsSent] = useState(false)
  const page: 1 | 2 = isPassed && query.get('step') === '2' ? 2 : 1
  function setPage(next: 1 | 2): void {
    if (next === 2) setIsPassed(true)
    setQuery((before) => {
      const after = new URLSearchParams(before)
      if (next === 2) after.set('step', '2')
      else after.delete('step')
      return after
    })
  }
  return { page, setPage, isSent, setIsSent: () => setIsSent(true) }
}
