/** After so long half of what was had is forgotten. */
const HALF_MS = 1_000

/** How much of something each partner has had of late, in milliseconds. */
export function recentUse() {
  const had = new Map<string, { readonly ms: number; readonly at: number }>()
  const of = (partnerId: string) => {
    const known = had.get(partnerId)
    return known === undefined ? 0 : known.ms * 0.5 ** ((performance.now() - known.at) / HALF_MS)
  }
  return {
    of,
    add: (partnerId: string, ms: number) => {
      had.set(partnerId, { ms: of(partnerId) + ms, at: performance.now() })
    },
  }
}
