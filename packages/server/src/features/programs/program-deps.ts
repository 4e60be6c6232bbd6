import type { HomeScope } from '../../platform/access.ts'
import type { PlatformDb } from '../../platform/database/schema.ts'
import type { Scope } from '../../platform/scope.ts'
import type { AttachmentFiles } from './built-in-deps.ts'
import type { ProgramEngine } from './program-engine.ts'

/** What the editor of programs needs. */
export type StudioDeps = { readonly db: PlatformDb; readonly now: () => Date }

export type ProgramDeps = {
  readonly studio: StudioDeps
  /** The partner's own system where it has one, else the one that is built in. */
  readonly engineOf: (scope: Scope) => ProgramEngine
  readonly files: AttachmentFiles
  /** Called when terms were accepted, which may have handed the application in. */
  readonly noteSubmitted: (scope: HomeScope, projectId: string, site: string) => Promise<void>
  readonly buildingsOf: (scope: HomeScope) => Promise<readonly BuildingInBrief[]>
}
type BuildingInBrief = { readonly id: string; readonly name: string; readonly address: string }
