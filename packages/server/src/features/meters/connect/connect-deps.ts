import type { ChangeDb, Db } from '../../../platform/database/schema.ts'
import type { Jobs } from '../../../platform/jobs/job.ts'
import type { PartnerDirectory } from '../../../platform/partner-directory.ts'
import type { InPartner } from '../../../platform/scope.ts'
import type { MeterDeps, SuppliedBy } from '../meter-deps.ts'
import type { AskProvider } from './ask-provider.ts'

export type ConnectDeps = MeterDeps & {
  readonly directory: PartnerDirectory
  readonly jobs: Jobs
  /** Seals the secrets of providers and the tokens of connections. */
  readonly secret: string
  /** Whether a provider may stand in the server's own network. */
  readonly allowsPrivate: boolean
  readonly ask: AskProvider
  /** The consent that the person of a home gave and has not withdrawn; it stays until the transaction ends. */
  readonly consentOf: (db: ChangeDb, by: SuppliedBy, home: OwnedHome) => Promise<string | undefined>
  /** Asks for a pull of a connection, after the transaction `db`. */
  readonly pullSoon: (db: Db, scope: InPartner, id: string, startAfter?: Date) => Promise<void>
  /** Asks that the tokens of a connection are given back, after the transaction `db`. */
  readonly revokeSoon: (db: Db, scope: InPartner, id: string) => Promise<void>
}

type OwnedHome = { readonly building_id: string; readonly user_id: string }
