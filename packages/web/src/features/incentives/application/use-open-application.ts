import { ITEM } from '@hearthlight/domain/navigation/application-path'
import { useSearchParams } from 'react-router'
import { OPEN_NAMES } from '../../../home/rebate-path.ts'

/** What is open over the list of incentives. It stands in the address, so that it is open again after a reload or a sign-in. */
export type OpenApplication =
  | { readonly kind: 'detail'; readonly incentiveId: string }
  | { readonly kind: 'new'; readonly incentiveId: string }
  | { readonly kind: 'sent'; readonly projectId: string }

export function useOpenApplication() {
  const [search, setSearch] = useSearchParams()
  const go = (name?: string, id = '') =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        for (const each of [...Object.values(OPEN_NAMES), ITEM]) next.delete(each)
        if (name !== undefined) next.set(name, id)
        return next
      },
      { preventScrollReset: true },
    )
  return {
    open: openOf(search),
    learnMore: (id: string) => go(OPEN_NAMES.detail, id),
    apply: (id: string) => go(OPEN_NAMES.new, id),
    show: (id: string) => go(OPEN_NAMES.sent, id),
    close: () => go(),
  }
}

function openOf(search: URLSearchParams): OpenApplication | null {
  const [detail, applied] = [search.get(OPEN_NAMES.detail), search.get(OPEN_NAMES.new)]
  if (detail !== null) return { kind: 'detail', incentiveId: detail }
  if (applied !== null) return { kind: 'new', incentiveId: applied }
  const projectId = search.get(OPEN_NAMES.sent)
  return projectId === null ? null : { kind: 'sent', projectId }
}
