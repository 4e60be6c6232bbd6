import { ITEM } from '@hearthlight/domain/navigation/application-path'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { focusField } from '../../../ui/fields/error-summary.tsx'
import { documentField } from './application-errors.tsx'

/** Whoever came for one thing that is asked finds it in view, ready to be given. */
export function useArrival(): void {
  const [search] = useSearchParams()
  const [kind, ...rest] = (search.get(ITEM) ?? '').split('.')
  const id = rest.join('.')
  useEffect(() => {
    if (id !== '') focusField(kind === 'upload' ? documentField(id) : id)
  }, [kind, id])
}
