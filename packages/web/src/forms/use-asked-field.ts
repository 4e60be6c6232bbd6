import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { focusField } from '../ui/fields/error-summary.tsx'

const START = '#field-'

/** A link to one question of a form ends in its field: the address of the page with this after it. */
export const toField = (name: string) => `${START}${name}`

/** Brings the field that the address names into view and puts the caret in it. */
export function useAskedField(): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (!hash.startsWith(START)) return
    // What is in view already stays where it is: a page that has just opened is not to move.
    const frame = requestAnimationFrame(() => focusField(hash.slice(START.length), 'nearest'))
    return () => cancelAnimationFrame(frame)
  }, [hash])
}
