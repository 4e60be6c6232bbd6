import { ITEM } from '@hearthlight/domain/navigation/application-path'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { focusField } from '../../../ui/fields/error-summary.tsx'

/** Whoever came for one thing that is asked finds it in view, ready to be answered; called where its field is drawn. */
export function useArrival(): void {
  const [search] = useSearchParams()
  const [, ...id] = (search.get(ITEM) ?? '').split('.')
  const field = id.join('.')
  useEffect(() => {
    if (field !== '') focusField(field)
  }, [field])
}
