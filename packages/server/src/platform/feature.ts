import type { Retention } from '@hearthlight/domain/partner/settings/retention'
import type { ProblemCode } from '@hearthlight/domain/shared/problem'
import type { FastifyPluginAsync } from 'fastify'
import type { Migration } from 'kysely'
import type { PassingTables, PlatformDb } from './database/schema.ts'
import type { Job } from './jobs/job.ts'
import type { PersonalData } from './personal-data/personal-data.ts'
import type { InPartner } from './scope.ts'

/**
 * What a feature brings to the server, told once: `features.ts` lists them all. Its tables join `Schema` in a file of
 * their own, which the manifest imports.
 */
export type Feature<Parts> = {
  readonly name: string
  /** The failures of its own that a person may meet: stable code → HTTP status. The title of `noun.what` is the text `noun:problem.what`. */
  readonly problems?: Readonly<Partial<Record<ProblemCode, number>>>
  /** Its changes to the database, by names that sort in the order in which they are run among all. */
  readonly migrations?: Readonly<Record<string, Migration>>
  /** Its tables that hold something for a while only, with the reason why writing them leaves no line in the audit log. */
  readonly passing?: Readonly<Partial<Record<keyof PassingTables, string>>>
  /** What it holds of people, for whoever asks for their data or wants to be forgotten. */
  readonly personal?: PersonalData
  /** Called once, when the server is composed, with what it asks for of the platform and of other features. */
  readonly open: (parts: Parts) => OpenFeature
}

export type OpenFeature = {
  readonly routes: FastifyPluginAsync
  /** What it does later, or by itself at a time. */
  readonly jobs?: readonly Job[]
  /** Forgets what has no further use; done every night. */
  readonly forget?: () => Promise<void>
  /** What each partner keeps as long as it says. */
  readonly keeps?: readonly Retained[]
}

export type Retained = {
  /** In the line of the log that counts what was deleted. */
  readonly name: string
  readonly setting: keyof Retention
  /** Deletes what is older, this many at most; answers how many it were. Each query names the partner. */
  readonly remove: (db: PlatformDb, scope: InPartner, before: Date, most: number) => Promise<number>
}
