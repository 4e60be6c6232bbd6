import type { BroughtContent, WireContentFinding } from '@hearthlight/domain/studio/contract/studio-contract'
import type { SiteContent } from '@hearthlight/domain/studio/site-content'
import type { TextVersion } from '@hearthlight/domain/studio/translations/own-texts'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import type { ChangedBy } from '../../../platform/audit-log/audit-log-store.ts'
import type { PlatformDb } from '../../../platform/database/schema.ts'
import type { Files } from '../../../platform/files/files.ts'
import type { Admin, Operator } from '../../../platform/person.ts'
import type { InPartner, Scope } from '../../../platform/scope.ts'
import type { Author } from '../publish-partner.ts'
import type { Previews } from './previews.ts'

/** A site that is being written: its configuration, what goes live with it, and which pictures are not there. */
export type WrittenSite = {
  readonly config: unknown
  readonly content: SiteContent
  readonly deadPictures: ReadonlySet<string>
}
type ContentFindings = {
  readonly findings: readonly WireContentFinding[]
  readonly brought: readonly BroughtContent[]
}
export type PublishedContent = {
  readonly config: unknown
  readonly content: SiteContent
  readonly at: Date
  readonly why: string
}

/** A program or an incentive whose texts stand in a list with those of the site. */
export type ContentDocument = {
  readonly kind: 'program' | 'incentive'
  readonly id: string
  readonly name: string
  readonly languages: readonly Language[]
  /** Of its draft; 0 while there is none. */
  readonly revision: number
  /** The newest first, the draft before what is live. */
  readonly versions: readonly TextVersion[]
}

export type StudioDeps = {
  readonly db: PlatformDb
  readonly now: () => Date
  readonly files: Files
  readonly directory: { forget(): void }
  readonly previews: Previews
  readonly folders: { readonly partners: string }
  readonly studio: {
    /** The first administrator of a partner, who gets a mail with a link to choose a password. */
    readonly inviteAdmin: (
      by: ChangedBy,
      admin: {
        readonly name: string
        readonly email: string
        readonly language: Language
        readonly site: string
      },
    ) => Promise<void>
    /** What a configuration says beside the catalogue and the programs that does not go together, and what comes with it. */
    readonly contentFindings: (scope: Scope, written: WrittenSite) => Promise<ContentFindings>
    /** The programs and incentives that are live. */
    readonly readContent: (scope: Scope) => Promise<SiteContent>
    /** The programs and incentives as they are being written, are and were. */
    readonly readDocuments: (scope: Scope) => Promise<readonly ContentDocument[]>
    /** Saves the draft of a program or an incentive as its own editor does; without one it is begun. */
    readonly saveDocument: (
      scope: Scope,
      which: Pick<ContentDocument, 'kind' | 'id' | 'revision'>,
      document: unknown,
    ) => Promise<void>
    /** Makes programs and incentives live in the transaction of the configuration that they came with. */
    readonly publishContent: (db: PlatformDb, by: ChangedBy, published: PublishedContent) => Promise<void>
    /** The person whose home was assessed last, and that home. */
    readonly findAssessedPerson: (
      scope: InPartner,
    ) => Promise<{ readonly id: string; readonly building_id: string } | undefined>
  }
}

const staff = ({ actor }: Scope): Admin | Operator => {
  if (actor.kind === 'admin' || actor.kind === 'operator') return actor.admin
  throw new Error('a call of the studio was made by somebody who is no member of staff')
}

/** The member of staff who asks, as the list of versions names them. */
export const authorOf = (scope: Scope): Author => {
  const { id, name } = staff(scope)
  return { id, name }
}

/** A partner never changes its code: it names its folder and its files. */
export const codeOf = ({ partner }: Scope): string => partner.config.code

export const partnerRecord = ({ partnerId }: Pick<Scope, 'partnerId'>) =>
  ({ type: 'partner', id: partnerId }) as const
