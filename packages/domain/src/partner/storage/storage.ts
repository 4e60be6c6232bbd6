import { z } from 'zod'
import { about } from '../../texts/about.ts'

/** What is kept of documents, or may be. */
export type StorageUse = { readonly documents: number; readonly bytes: number }

const MEGABYTE = 1_048_576

export const Storage = z.strictObject({
  megabytes: z.int().min(1).max(10_000_000).default(50_000).meta(about('storage_megabytes')),
  documents: z.int().min(1).max(10_000_000).default(200_000).meta(about('storage_documents')),
})

/** One largest document always fits, and what a person has can be listed whole. */
export const PersonStorage = z.strictObject({
  megabytes: z.int().min(30).max(5_000).default(500).meta(about('person_storage_megabytes')),
  documents: z.int().min(10).max(500).default(300).meta(about('person_storage_documents')),
})

export const capOf = ({ megabytes, documents }: z.infer<typeof Storage>): StorageUse => ({
  documents,
  bytes: megabytes * MEGABYTE,
})

/** More than before, and more than is allowed: what has become too much by a smaller cap may still shrink. */
export const passes = (cap: StorageUse, before: StorageUse, after: StorageUse): boolean =>
  (after.bytes > cap.bytes && after.bytes > before.bytes) ||
  (after.documents > cap.documents && after.documents > before.documents)
