import type { HomeScope } from '../../platform/access.ts'
import type { AttachmentFiles } from './built-in-deps.ts'
import type { ProgramEngine } from './program-engine.ts'

export type ProgramDeps = {
  readonly engine: ProgramEngine
  readonly files: AttachmentFiles
  readonly buildingsOf: (scope: HomeScope) => Promise<readonly BuildingInBrief[]>
}
type BuildingInBrief = { readonly id: string; readonly name: string; readonly address: string }
