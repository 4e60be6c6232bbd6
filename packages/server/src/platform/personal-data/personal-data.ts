import type { Held } from '@hearthlight/domain/accounts/people/personal-data'
import type { RawBuilder } from 'kysely'
import type { PartnerDb, Schema } from '../database/schema.ts'
import type { FileKey } from '../files/files.ts'

/** Whose data, with the ids by which the tables of all features know them. */
export type Subject = {
  readonly partnerId: string
  readonly userId: string
  readonly email: string
  /** The utility account that was made here for them; one that was imported is the partner's own record. */
  readonly ownAccount: string | null
  readonly homes: readonly string[]
  readonly applications: readonly string[]
  /** Of these, what must be kept for accounting. */
  readonly keptHomes: readonly string[]
  readonly keptApplications: readonly string[]
}

type Way = 'person' | 'email' | 'account' | 'home' | 'application'

/** A table that holds something of people: what of it a person is given, and what becomes of it when they are erased. */
export type PersonalTable = {
  [Table in keyof Schema]: {
    readonly table: Table
    /** The column that leads to the person, and by what. */
    readonly column: keyof Schema[Table] & string
    readonly of: Way
    /** Its name in the file that the person is given, and the columns that stand there; null for what tells a person nothing. */
    readonly exports: {
      readonly as: Held
      readonly columns: readonly (keyof Schema[Table] & string)[]
      /** Where restricted ones may be among them: the columns that tell what it is, of which application, and what it holds. */
      readonly restricted?: {
        /** `answers`: the column holds several, each by its code. */
        readonly as: 'answer' | 'answers' | 'document'
        readonly code: keyof Schema[Table] & string
        readonly application: keyof Schema[Table] & string
        readonly content: keyof Schema[Table] & string
      }
    } | null
    /** Rows are deleted unless they are to be kept: always, or with a paid application. Kept ones lose these values. */
    readonly kept?: {
      readonly when: 'always' | 'paid'
      readonly blank: Readonly<Partial<Record<keyof Schema[Table] & string, unknown>>>
    }
  }
}[keyof Schema]

/** A table whose rows go with a row of another one, by a foreign key that cascades. */
export type DependentTable = { readonly table: keyof Schema; readonly goesWith: keyof Schema }

/** A table whose rows belong to a person by their `user_id`. */
export type OwnedTable = {
  [Table in keyof Schema]: 'user_id' extends keyof Schema[Table] ? Table : never
}[keyof Schema]

export type PersonalFile = {
  readonly key: FileKey
  /** Its name in what a person is given; null for what was made of data that they are given. */
  readonly name: string | null
  /** What it was given for, if for something. */
  readonly given?: { readonly application: string | null; readonly code: string }
}

/** What a feature holds of people: each says it in its manifest, and `personal-data-walk.test.ts` looks for tables that nobody names. */
export type PersonalData = {
  readonly tables: readonly PersonalTable[]
  readonly dependent?: readonly DependentTable[]
  /** Tables whose `user_id` becomes the account's once a guest has one. */
  readonly movesWithGuest?: readonly OwnedTable[]
  readonly files?: (db: PartnerDb, subject: Subject) => Promise<readonly PersonalFile[]>
}

/** Values of a blanked row may be computed by the database. */
export const isComputed = (value: unknown): value is RawBuilder<unknown> =>
  typeof value === 'object' && value !== null && 'toOperationNode' in value
