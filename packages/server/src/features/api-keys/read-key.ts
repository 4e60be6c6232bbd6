import type { ReadKey } from '../../platform/http/identify.ts'
import { findLiveKey, noteUse } from './api-key-store.ts'
import { hashKey } from './key-token.ts'

const MINUTE_MS = 60_000

/** Who a key stands for: nobody when it is unknown at this partner or was revoked. */
export const keyReader =
  (secret: string, now: () => Date): ReadKey =>
  async (db, scope, given) => {
    const key = await findLiveKey(db, scope, hashKey(secret, given))
    if (key === undefined) return undefined
    const at = now()
    await noteUse(db, scope, key.id, at, new Date(at.getTime() - MINUTE_MS))
    return { kind: 'api-key', key }
  }
