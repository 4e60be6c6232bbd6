import type { FastifyPluginAsync } from 'fastify'
import type { Migration } from 'kysely'
import type { PassingTables } from './database/schema.ts'
import type { PersonalData } from './personal-data/personal-data.ts'

/**
 * What a feature brings to the server, told once: `features.ts` lists them all. Its tables join `Schema` in a file of
 * their own, which the manifest imports.
 */
export type Feature<Parts> = {
  readonly name: string
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
  /** Forgets what has no further use; done every night. */
  readonly forget?: () => Promise<void>
}
