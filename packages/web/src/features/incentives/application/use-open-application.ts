import { useSearchParams } from 'react-router'

/** What is open over the list of incentives. It stands in the address, so that it is open again after a reload or a sign-in. */
export type OpenApplication =
  | { readonly kind: 'new'; readonly incentiveId: string }
  | { readonly kind: 'sent'; readonly projectId: string }

const NAMES = { new: 'apply', sent: 'application' } as const

export function useOpenApplication() {
  const [search, setSearch] = useSearchParams()
  const [incentiveId, projectId] = [search.get(NAMES.new), search.get(NAMES.sent)]
  const go = (name?: string, id = '') =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        for (const each of Object.values(NAMES)) next.delete(each)
        if (name !== undefined) next.set(name, id)
        return next
      },
      { preventScrollReset: true },
    )
  return {
    open: openOf(incentiveId, projectId),
    apply: (id: string) => go(NAMES.new, id),
    show: (id: string) => go(NAMES.sent, id),
    close: () => go(),
  }
}

function openOf(incentiveId: string | null, projectId: string | null): OpenApplication | null {
  if (incentiveId !== null) return { kind: 'new', incentiveId }
  return projectId === null ? null : { kind: 'sent', projectId }
}
