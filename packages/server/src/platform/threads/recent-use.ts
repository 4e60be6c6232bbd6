/** After so long half of what was had is forgotten. */
const HALF_MS = 1_000
/** What has been had of late by somebody who has had all of it for long. */
const ALL_MS = HALF_MS / Math.LN2
/** So much above its share still counts. */
const MOST = 1.1

/**
 * How much of something each partner has had of late, in milliseconds. What is above the share that one may have does not count,
 * so that who has had everything while nobody else came does not wait for long once somebody comes.
 */
export function recentUse(share: number) {
  const had = new Map<string, { readonly ms: number; readonly at: number }>()
  const of = (partnerId: string) => {
    const known = had.get(partnerId)
    return known === undefined ? 0 : known.ms * 0.5 ** ((performance.now() - known.at) / HALF_MS)
  }
  return {
    of,
    isShareHad: (partnerId: string) => of(partnerId) >= share * ALL_MS,
    add: (partnerId: string, ms: number) => {
      had.set(partnerId, { ms: Math.min(of(partnerId) + ms, MOST * share * ALL_MS), at: performance.now() })
    },
  }
}
