import type { Kysely } from 'kysely'
import type { PlatformPassingTables, PlatformTables } from './platform-tables.ts'

/**
 * What a partner's tables hold only for a while, or could make again: written without a line in the audit log. Every
 * other table is written through `change`, and has the trigger that refuses anything else. A feature says in its
 * manifest why each of its tables is one of these.
 */
export interface PassingTables extends PlatformPassingTables {}

/** Every table. A feature adds its own (`declare module`) here or to `PassingTables`. */
export interface Schema extends PlatformTables, PassingTables {}

declare const reach: unique symbol

type Reads = Pick<Kysely<Schema>, 'selectFrom' | 'getExecutor' | 'executeQuery' | 'isTransaction'>
type Writes<Tables> = Pick<Kysely<Tables>, 'insertInto' | 'updateTable' | 'deleteFrom'>

/**
 * Sees the rows of one partner only: the database itself hides the others. Writes nothing that is to last. Given by
 * `inPartner` alone.
 */
export type PartnerDb = Reads & Writes<PassingTables> & { readonly [reach]: 'partner' }

declare const logged: unique symbol

/** A `PartnerDb` that writes every table. Given by `change` alone, which appends the line to the audit log. */
export type ChangeDb = Writes<Schema> & PartnerDb & { readonly [logged]: true }

/** Sees every partner's rows: for what belongs to none (partners, hosts) or to all (jobs, retention, operators). */
export type PlatformDb = Kysely<Schema> & { readonly [reach]: 'platform' }

/** Either: for what is done in whichever transaction asks for it. */
export type Db = PartnerDb | PlatformDb
