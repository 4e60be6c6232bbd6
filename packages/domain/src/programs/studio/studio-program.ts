import { z } from 'zod'
import { Archiving } from '../../shared/archive.ts'
import { DraftDocument, PublishedVersion, SavedDraft } from '../../shared/draft.ts'
import { Many, One } from '../../shared/envelope.ts'

/** A program in the list of the studio. */
export const ListedProgram = z.object({
  code: z.string(),
  name: z.string(),
  is_public: z.boolean(),
  version: z.int().positive().nullable().describe('Null until it is published'),
  published_at: z.string().nullable(),
  applications: z.int().nonnegative(),
  is_archived: z.boolean(),
  draft: SavedDraft.omit({ document: true }).nullable(),
})
export type ListedProgram = z.infer<typeof ListedProgram>
export const ListedPrograms = Many('studio_programs', ListedProgram)

export const StudioProgram = Archiving.extend({
  version: z.int().positive().nullable(),
  live: DraftDocument.nullable(),
  draft: SavedDraft.nullable(),
  versions: z.array(PublishedVersion).describe('Newest first'),
  older_drafts: z
    .int()
    .nonnegative()
    .describe(
      'Applications that were begun on an older version, not sent yet, and can go on with the live one',
    ),
})
export type StudioProgram = z.infer<typeof StudioProgram>
export const StudioProgramResponse = One('studio_programs', StudioProgram)

export const MoveDrafts = z.object({
  live_version: z.int().positive().describe('Where they go: the one that is live as far as the asker knows'),
})
export type MoveDrafts = z.infer<typeof MoveDrafts>

/** A walk through a draft: what is filled in on it is no application. */
export const NewProgramTrial = z
  .object({
    is_begun: z.boolean().describe('At the steps already, each of which can be opened'),
    application: z
      .uuid()
      .optional()
      .describe(
        'It begins with the answers and measures of this application to the program, but for restricted ones',
      ),
  })
  .nullish()
export type NewProgramTrial = z.infer<typeof NewProgramTrial>
/** Applications whose answers a walk may begin with, newest first; none for who may not read applications. */
export const TrialSource = z.object({ number: z.int().positive(), name: z.string() })
export const TrialSources = Many('trial_sources', TrialSource)
export const FollowedTrialResponse = One(
  'program_trials',
  z.object({
    is_current: z.boolean().describe('False while the draft cannot be read'),
    steps: z.array(z.string()).describe('The ids of the steps that can be opened now'),
  }),
)
export const ProgramTrialResponse = One(
  'program_trials',
  z.object({ token: z.string(), trial_id: z.uuid(), expires_at: z.iso.datetime() }),
)

export const ProgramTemplate = z.object({
  name: z.string(),
  description: z.string(),
  steps: z.array(z.string()),
  minutes: z.int().positive(),
})
export const ProgramTemplates = Many('program_templates', ProgramTemplate)

export const NewProgram = z.object({
  code: z
    .string()
    .regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/)
    .max(60),
  name: z.string().trim().min(1).max(200),
  template: z.string().max(60).optional().describe('One of the library'),
  program: z.uuid().optional().describe('Another program of the partner, as it is live'),
})
export type NewProgram = z.infer<typeof NewProgram>
