import { type Dialect, Kysely } from 'kysely'
import type { PlatformDb, Schema } from './schema.ts'

/** The whole database, before any partner is entered. */
export const platformDb = (dialect: Dialect): PlatformDb =>
  // The brand is nothing at run time: the login of the server owns the tables and sees every partner.
  new Kysely<Schema>({ dialect }) as unknown as PlatformDb
