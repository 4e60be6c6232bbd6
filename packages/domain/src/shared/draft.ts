import { z } from 'zod'

/** What is being written in the studio. It is kept however wrong it is; only what is right is published. */
export const DraftDocument = z.record(z.string(), z.unknown())
export type DraftDocument = z.infer<typeof DraftDocument>

export const SavedDraft = z.object({
  revision: z
    .int()
    .positive()
    .describe('Counts the saves: whoever saves says which one they had before them'),
  document: DraftDocument,
  updated_at: z.string(),
  updated_by: z.string().describe('The name of who saved it last'),
})
export type SavedDraft = z.infer<typeof SavedDraft>

const Revision = z.object({ revision: z.int().positive() })
const Why = z.string().trim().min(1).max(500)

export const SaveDraft = Revision.extend({ document: DraftDocument })
export type SaveDraft = z.infer<typeof SaveDraft>
export const DraftSaved = SavedDraft.omit({ document: true })

const LiveVersion = z.int().positive().describe('The one that is live as far as the asker knows')

export const PublishDraft = Revision.extend({
  live_version: LiveVersion.nullable().describe('Null for something that is not published yet'),
  why: Why.describe('What changed, for colleagues'),
})
export type PublishDraft = z.infer<typeof PublishDraft>

export const RollBack = z.object({
  version: z.int().positive().describe('The version to go back to; it is published once more'),
  live_version: LiveVersion,
  why: Why,
})
export type RollBack = z.infer<typeof RollBack>

export const PublishedVersion = z.object({
  version: z.int().positive(),
  published_at: z.string(),
  published_by: z.string().nullable().describe('Null for what was there before the studio'),
  why: z.string().nullable(),
  applications: z.int().nonnegative().describe('How many were begun on it'),
})
export type PublishedVersion = z.infer<typeof PublishedVersion>

/** What is wrong with a document, and where. */
export type DocumentDefect = { readonly path: readonly PropertyKey[]; readonly message: string }

/** As a problem's pointer. */
export const pointerOf = (path: readonly PropertyKey[]): string => `/document/${path.map(String).join('/')}`
