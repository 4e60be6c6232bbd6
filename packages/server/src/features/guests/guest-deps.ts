import type { SignedIn } from '@hearthlight/domain/accounts/user'
import type { GuestDetails } from '@hearthlight/domain/guests/guest-details'
import type { CreateProject, ProgramOffer } from '@hearthlight/domain/programs/wire/program-offer'
import type { ProjectDetails } from '@hearthlight/domain/programs/wire/program-project'
import type { z } from 'zod'
import type { HomeScope } from '../../platform/access/access.ts'
import type { ChangeDb, PartnerDb, PlatformDb } from '../../platform/database/schema.ts'
import type { Jobs } from '../../platform/jobs/job.ts'
import type { DeliverMail, SignLinks } from '../../platform/mail/mailer.ts'
import type { PartnerDirectory } from '../../platform/partner-directory.ts'
import type { Person } from '../../platform/person.ts'
import type { InPartner, Scope } from '../../platform/scope.ts'
import type { Exchange } from '../../platform/sessions/sessions.ts'

/** What a guest's application needs of where programs are worked out. */
type Programs = {
  publicPrograms(scope: Scope): Promise<readonly ProgramOffer[]>
  createProject(scope: HomeScope, input: CreateProject): Promise<{ readonly project_id: string }>
  selectContact(scope: HomeScope, projectId: string, contactId: string): Promise<void>
  project(scope: HomeScope, projectId: string): Promise<ProjectDetails>
}

type Place = {
  readonly address1: string
  readonly city: string
  readonly region: string
  readonly zip: string
  readonly country: string
}

/** What every way in answers. */
type SignedInAs = {
  readonly data: { readonly attributes: z.infer<typeof SignedIn> }
  readonly meta: { readonly csrf: string }
}

export type GuestDeps = {
  readonly db: PlatformDb
  readonly now: () => Date
  readonly jobs: Jobs
  readonly directory: PartnerDirectory
  readonly deliverMail: DeliverMail
  readonly signLinks: SignLinks
  /** Signs the links of a guest's mail. */
  readonly secret: string
  readonly programsOf: (scope: Scope) => Programs
  /** Whether the partner's applications are kept with us: another system's cannot be given another owner. */
  readonly keepsApplications: (scope: Scope) => boolean
  readonly requireProof: (scope: Scope, proof: string | undefined) => Promise<void>
  readonly insertPerson: (
    db: ChangeDb,
    scope: Scope,
    given: GuestDetails['user'],
    userType: 'guest' | 'test_guest',
  ) => Promise<Person>
  readonly findPerson: (db: PartnerDb, scope: InPartner, id: string) => Promise<Person | undefined>
  readonly signIn: (
    exchange: Exchange,
    scope: Scope,
    person: Person,
    way: 'guest' | 'guest-link',
  ) => Promise<SignedInAs>
  /** Everything that belongs to a person, wherever it is kept, becomes another's. */
  readonly moveOwned: (
    db: ChangeDb,
    scope: InPartner,
    whose: { readonly from: string; readonly to: string },
  ) => Promise<void>
  /** Deletes guests with all that they have. */
  readonly deleteGuests: (
    db: PlatformDb,
    guests: readonly { readonly partner_id: string; readonly id: string }[],
  ) => Promise<void>
  readonly endSessions: (db: PartnerDb, scope: Scope, guestId: string) => Promise<void>
  readonly insertHome: (db: ChangeDb, scope: Scope, ownerId: string, place: Place) => Promise<string>
  /** Answers whether the contact has all that the partner asks of one. */
  readonly insertContact: (
    db: ChangeDb,
    scope: Scope,
    known: Readonly<Record<string, string>>,
  ) => Promise<{ readonly id: string; readonly isComplete: boolean }>
}
