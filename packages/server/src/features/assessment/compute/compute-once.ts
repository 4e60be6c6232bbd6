import { setTimeout } from 'node:timers/promises'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { PartnerDb, PlatformDb } from '../../../platform/database/schema.ts'
import type { InPartner } from '../../../platform/scope.ts'
import { claimWork, releaseWork, type Work } from './computation-claim-store.ts'

/** `find` answers what is stored; `make` computes and stores it. */
type Steps<T> = {
  readonly find: (db: PartnerDb) => Promise<T | undefined>
  readonly make: () => Promise<T>
}

/** What of a home takes a second to compute is computed once, however many ask at the same time. */
export type ComputeOnce = <T>(scope: InPartner, work: Work, steps: Steps<T>) => Promise<T>

type Seen<T> = { readonly found: T } | { readonly isClaimed: boolean }

const LOOK_AGAIN_MS = 150

/**
 * Those who ask this instance share one promise. `isShared` says that other instances work on the same database: then
 * the work is claimed there, and who does not get it waits for what the other one stores.
 */
export function computingOnce(db: PlatformDb, isShared: boolean): ComputeOnce {
  const underWay = new Map<string, Promise<unknown>>()

  async function attempt<T>(scope: InPartner, work: Work, { find, make }: Steps<T>): Promise<T> {
    const seen = await inPartner(db, scope, async (partnerDb): Promise<Seen<T>> => {
      const found = await find(partnerDb)
      if (found !== undefined) return { found }
      if (!isShared) return { isClaimed: true }
      if (!(await claimWork(partnerDb, scope, work))) return { isClaimed: false }
      // Whoever had claimed it may have stored it and given the claim back since it was looked for.
      const since = await find(partnerDb)
      if (since === undefined) return { isClaimed: true }
      await releaseWork(partnerDb, scope, work)
      return { found: since }
    })
    if ('found' in seen) return seen.found
    if (!seen.isClaimed) {
      await setTimeout(LOOK_AGAIN_MS)
      return attempt(scope, work, { find, make })
    }
    try {
      return await make()
    } finally {
      if (isShared) await inPartner(db, scope, (partnerDb) => releaseWork(partnerDb, scope, work))
    }
  }

  return <T>(scope: InPartner, work: Work, steps: Steps<T>): Promise<T> => {
    const name = `${scope.partnerId} ${work.buildingId} ${work.key}`
    // The key names what is computed, and with it its type.
    const shared = underWay.get(name) as Promise<T> | undefined
    if (shared !== undefined) return shared
    const begun = attempt(scope, work, steps).finally(() => underWay.delete(name))
    underWay.set(name, begun)
    return begun
  }
}
