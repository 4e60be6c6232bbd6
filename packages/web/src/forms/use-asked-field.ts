import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { focusField } from '../ui/fields/error-summary.tsx'

/** Not the id of the field itself, or the router would scroll there before the page has loaded. */
const START = '#asked-'

/** A link to one question of a form ends in its field: the address of the page with this after it. */
export const toField = (name: string) => `${START}${name}`

/** Brings the field that the address names into view and puts the caret in it. */
export function useAskedField(): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (!hash.startsWith(START)) return
    // While the page loads its foot is hidden: brought into view before, it would come as something that moves.
    const look = () => {
      if (document.documentElement.hasAttribute('data-loading')) frame = requestAnimationFrame(look)
      else focusField(hash.slice(START.length))
    }
    let frame = requestAnimationFrame(look)
    return () => cancelAnimationFrame(frame)
  }, [hash])
}
