import type { PlatformDb } from '../../platform/database/schema.ts'

export type AdvisorDeps = { readonly db: PlatformDb; readonly now: () => Date }
