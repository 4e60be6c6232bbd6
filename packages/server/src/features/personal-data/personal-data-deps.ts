import type { PartnerDb, PlatformDb } from '../../platform/database/schema.ts'
import type { Files } from '../../platform/files/files.ts'
import type { Person } from '../../platform/person.ts'
import type { PersonalData } from '../../platform/personal-data/personal-data.ts'
import type { InPartner } from '../../platform/scope.ts'

export type PersonalDataDeps = {
  readonly db: PlatformDb
  readonly now: () => Date
  readonly files: Files
  /** Of every feature and of the platform, in the order in which features stand on each other. */
  readonly personal: readonly PersonalData[]
  readonly lockPerson: (db: PartnerDb, scope: InPartner, id: string) => Promise<Person | undefined>
}
