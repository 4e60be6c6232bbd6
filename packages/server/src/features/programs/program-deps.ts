import type { ProgramDefinition } from '@hearthlight/domain/programs/definition/program-definition'
import type { HomeScope } from '../../platform/access/access.ts'
import type { ChangeDb, PartnerDb, PlatformDb } from '../../platform/database/schema.ts'
import type { InPartner, Scope } from '../../platform/scope.ts'
import type { AttachmentFiles } from './built-in-deps.ts'
import type { ProgramEngine } from './program-engine.ts'
import type { TrialContacts } from './trial/trial-contacts.ts'

/** What the editor of programs needs. */
export type StudioDeps = {
  readonly db: PlatformDb
  readonly now: () => Date
  /** Refuses a program that does not go together with the rest that the partner tells people. */
  readonly checkProgram: (db: PartnerDb, scope: Scope, program: ProgramDefinition) => Promise<void>
  /** A token that lets one member of staff walk through a draft. */
  readonly issueTrial: (
    scope: Scope,
    ticket: { readonly by: string; readonly trial: string },
  ) => { readonly token: string; readonly expiresAt: Date }
  /** Applications go on with this version of their program. */
  readonly setProgramVersion: (
    db: ChangeDb,
    scope: InPartner,
    ids: readonly string[],
    version: number,
  ) => Promise<void>
  /** The incentives that are applied for in it pay what its measures pay, from now on. */
  readonly notePublished: (db: ChangeDb, scope: Scope, program: ProgramDefinition) => Promise<void>
}

export type ProgramDeps = {
  readonly studio: StudioDeps
  /** The partner's own system where it has one, else the one that is built in. */
  readonly engineOf: (scope: Scope) => ProgramEngine
  readonly files: AttachmentFiles
  readonly trialContacts: TrialContacts
  /** Called when terms were accepted, which may have handed the application in. */
  readonly noteSubmitted: (scope: HomeScope, projectId: string, site: string) => Promise<void>
  readonly buildingsOf: (scope: HomeScope) => Promise<readonly BuildingInBrief[]>
}
type BuildingInBrief = { readonly id: string; readonly name: string; readonly address: string }
