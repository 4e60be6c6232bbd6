import { currentBuilding, forgetBuilding } from '../home/current-building.ts'
import { connectGuards } from '../platform/guarded-route.ts'
import { alsoForget } from '../platform/session.ts'

/** What the platform needs of the home a person works on, and does not know itself. */
export function connectHome(): void {
  connectGuards({ auditMode: () => currentBuilding()?.auditMode ?? null })
  alsoForget(forgetBuilding)
}
