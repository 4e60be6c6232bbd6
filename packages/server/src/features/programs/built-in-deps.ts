import type { Readable } from 'node:stream'
import type { HandedIn } from '@hearthlight/domain/applications/handed-in'
import type { RequestedItem } from '@hearthlight/domain/applications/request-kinds'
import type { Statuses } from '@hearthlight/domain/applications/statuses'
import type { Transition } from '@hearthlight/domain/applications/transition'
import type { TransitionActor, TransitionEvent } from '@hearthlight/domain/applications/transition-event'
import type { Building } from '@hearthlight/domain/buildings/building'
import type { Facts } from '@hearthlight/domain/incentives/classification/home-condition'
import type { Known } from '@hearthlight/domain/programs/questions/known-answers'
import type { AttachmentResponse } from '@hearthlight/domain/programs/wire/questionnaire'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { HomeScope, OwnedBy } from '../../platform/access/access.ts'
import type { ChangeDb, PartnerDb, PlatformDb } from '../../platform/database/schema.ts'
import type { Actor, InPartner, Scope } from '../../platform/scope.ts'
import type { ApplicationRow } from './built-in/application-row-store.ts'

/** A file that has arrived, or a document that the person gave before. */
export type AttachedFile = {
  readonly name: string
  readonly size: number
  /** Keeps it for this place; inside the change of who asks. */
  readonly keep: (db: ChangeDb, place: AttachmentPlace) => Promise<void>
  readonly open: () => Promise<Pick<OpenedAttachment, 'stream' | 'type'>>
}
export type AttachmentPlace = {
  readonly projectId: string
  readonly buildingId: string
  readonly attachment: string
}
export type OpenedAttachment = {
  readonly name: string
  readonly type: string
  readonly size: number
  readonly stream: Readable
}
export type StoredAttachment = AttachmentResponse & {
  readonly attachment: string
  readonly projectId: string
}
type Upload<Fields> = { readonly fields: Fields; readonly file: AttachedFile | undefined }

/** What the documents keep for applications. */
export type AttachmentFiles = {
  receive<Schema extends z.ZodType<{ readonly document_id?: string | undefined }>, T>(
    scope: HomeScope,
    request: FastifyRequest,
    schema: Schema,
    work: (upload: Upload<z.infer<Schema>>) => Promise<T>,
  ): Promise<T>
  list(db: PartnerDb, owner: OwnedBy, projectId: string): Promise<readonly StoredAttachment[]>
  find(db: PartnerDb, owner: OwnedBy, id: string): Promise<StoredAttachment | undefined>
  open(scope: HomeScope, id: string): Promise<OpenedAttachment>
  /** Removes it, inside the change of who asks; answers what is to be done once the change is kept. */
  remove(db: ChangeDb, scope: HomeScope, id: string): Promise<() => Promise<void>>
}

type StatusLine = {
  readonly status: string
  readonly at: Date
  readonly message: string | null
}

/** What the feature of applications does for those of programs. */
export type ApplicationRows = {
  insert(
    db: ChangeDb,
    owner: OwnedBy,
    application: {
      readonly kind: 'Program'
      readonly building_id: string
      readonly program_id: string
      readonly program_version: number
      readonly status: string
    },
    made: { readonly at: Date; readonly by: Actor },
  ): Promise<{ readonly id: string }>
  /** The only way in which an application gets another status, with all that follows from it. */
  transit(
    db: ChangeDb,
    scope: Scope,
    application: ApplicationRow,
    statuses: Statuses,
    happening: { readonly event: TransitionEvent; readonly actor: TransitionActor },
    told: {
      /** What was worked out for it. */
      readonly total: string | null
      /** The copy that the applicant keeps of what they handed in, once it is. */
      readonly copy?: (step: Transition, at: Date) => Promise<HandedIn>
    },
  ): Promise<Transition>
  /** The applicant changed something in it. */
  touch(db: ChangeDb, scope: InPartner, id: string, at: Date): Promise<void>
  listStatuses(db: PartnerDb, scope: InPartner, id: string): Promise<readonly StatusLine[]>
  /** One thing of what was asked is given. */
  markDone(
    db: ChangeDb,
    scope: InPartner,
    what: RequestedItem & { readonly application_id: string },
    at: Date,
  ): Promise<void>
}

/** What the built-in engine needs of other features. */
export type BuiltInDeps = {
  readonly db: PlatformDb
  readonly now: () => Date
  readonly applications: ApplicationRows
  readonly files: AttachmentFiles
  /** A home of the person; refuses another's. */
  readonly buildingOf: (db: PartnerDb, scope: HomeScope, buildingId: string) => Promise<Building>
  /** What is known of a home of the person; refuses another's. */
  readonly factsOf: (db: PartnerDb, scope: HomeScope, buildingId: string) => Promise<Facts>
  /** What its forms can be filled in from. */
  readonly knownOf: (db: PartnerDb, scope: HomeScope, buildingId: string) => Promise<Known>
  /** What was approved or paid of a program so far, to others than this application, in cents. */
  readonly spentOf: (db: PartnerDb, scope: InPartner, programId: string, except?: string) => Promise<number>
  /** What has left in a file of payments for an application. */
  readonly goneOf: (db: PartnerDb, scope: InPartner, applicationId: string) => Promise<string | null>
  readonly isOwnContact: (db: PartnerDb, owner: OwnedBy, contactId: string) => Promise<boolean>
}
