import type { Held } from '@hearthlight/domain/accounts/people/personal-data'
import type { RestrictedOf } from '../../platform/access/restricted.ts'
import type { ChangeDb, PartnerDb, PlatformDb } from '../../platform/database/schema.ts'
import type { Files } from '../../platform/files/files.ts'
import type { SendMail } from '../../platform/mail/mailer.ts'
import type { Person } from '../../platform/person.ts'
import type { PersonalData } from '../../platform/personal-data/personal-data.ts'
import type { InPartner, Scope } from '../../platform/scope.ts'

/** What somebody shows to prove that it is them, from where, and where it stands in the call. */
export type ShownPassword = {
  readonly password: string
  readonly address: string
  readonly pointer: string
}

type DeleteRows = (db: PlatformDb, scope: InPartner, ids: readonly string[]) => Promise<void>

/** What a row of the person's data means, beside the codes that stand in it. */
export type SayRow = (
  row: Readonly<Record<string, unknown>>,
) => Promise<Readonly<Record<string, string | null>>>

export type PersonalDataDeps = {
  readonly db: PlatformDb
  readonly now: () => Date
  readonly files: Files
  /** Of every feature and of the platform, in the order in which features stand on each other. */
  readonly personal: readonly PersonalData[]
  readonly sendMail: SendMail
  readonly restrictedOf: RestrictedOf
  /** How rows with codes are said, by the name that they have in the file. */
  readonly wordsFor: (db: PartnerDb, scope: Scope) => Promise<Readonly<Partial<Record<Held, SayRow>>>>
  /** The person of the session, by their password. */
  readonly requirePassword: (scope: Scope, shown: ShownPassword) => Promise<Person>
  /** Ends an application that is being worked on, and says why. */
  readonly withdraw: (scope: Scope, applicationId: string, why: string) => Promise<void>
  /** Calls off what an advisor would still come for. */
  readonly callOffVisits: (db: ChangeDb, scope: Scope, applicationId: string) => Promise<void>
  readonly deleteApplications: DeleteRows
  /** The bytes are swept after them. */
  readonly deleteDocuments: DeleteRows
  readonly lockPerson: (db: PartnerDb, scope: InPartner, id: string) => Promise<Person | undefined>
}
