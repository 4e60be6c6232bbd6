const NOT_KEPT = ['after', 'before', 'limit', 'view']

/** What of an address a saved view keeps: filters, order and tab, in one order, so that two of them can be compared. */
export function searchOfView(params: URLSearchParams): string {
  const kept = new URLSearchParams(params)
  for (const name of NOT_KEPT) kept.delete(name)
  kept.sort()
  return kept.toString()
}

export function addressOfView({ id, search }: { id: string; search: string }): { search: string } {
  const params = new URLSearchParams(search)
  params.set('view', id)
  return { search: `?${params}` }
}
