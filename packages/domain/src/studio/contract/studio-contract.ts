import { z } from 'zod'
import { One } from '../../shared/envelope.ts'
import { CONTENT_RULES } from '../lint/content/partner-content.ts'
import { JsonPathSchema, Patch } from '../patch.ts'

const VERSION_STATUSES = ['draft', 'scheduled', 'published', 'archived'] as const
export type VersionStatus = (typeof VERSION_STATUSES)[number]
const VERSION_KINDS = ['edit', 'roll-back', 'import', 'new'] as const
export type VersionKind = (typeof VERSION_KINDS)[number]

/** A partner configuration as it is written: texts may stand by language, and a draft may be wrong. */
const RawConfig = z.record(z.string(), z.json())
export type RawConfig = z.infer<typeof RawConfig>

export const StudioDraft = z.object({
  code: z.string(),
  config: RawConfig,
  revision: z.int().describe('0 while there is no draft: what is published is where one begins.'),
  author_name: z.string(),
  saved_at: z.iso.datetime().nullable(),
  base: z.object({ number: z.int().nullable(), config: RawConfig }).describe('What the draft was begun on.'),
  published: z.object({ number: z.int().nullable(), config: RawConfig }),
  scheduled: z.object({ number: z.int(), publish_at: z.iso.datetime() }).nullable(),
})
export type StudioDraft = z.infer<typeof StudioDraft>
export const StudioDraftResponse = One('studio_draft', StudioDraft)

/** What the draft, the catalogue and the programs say that does not go together. */
const WireContentFinding = z.object({
  document: z.enum(['site', 'catalogue', 'program']),
  id: z.string().nullable().describe('Of the incentive or the program that is to be opened'),
  name: z.string().describe('What that is called; empty for the site'),
  path: JsonPathSchema,
  rule: z.enum(CONTENT_RULES),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type WireContentFinding = z.infer<typeof WireContentFinding>
/** A program or an incentive that goes live with the draft, because an imported file brought it. */
const BroughtContent = z.object({
  document: z.enum(['catalogue', 'program']),
  code: z.string(),
  name: z.string(),
  is_new: z.boolean().describe('There is none with this code yet.'),
  is_archived: z.boolean().describe('It comes as archived: nobody can apply for it.'),
})
export type BroughtContent = z.infer<typeof BroughtContent>
export const ContentFindingsResponse = One(
  'content_findings',
  z.object({
    findings: z.array(WireContentFinding),
    brought: z.array(BroughtContent).describe('Without what is live already as the file has it.'),
  }),
)

/** Signs of JSON: twenty times what a site has. Every process keeps what is published, and a draft is read whole at each change. */
export const MOST_CONFIGURATION = 1_000_000

export const SaveStudioDraft = z.strictObject({
  revision: z.int().min(0).describe('The revision these changes were made to.'),
  patches: z.array(Patch).min(1).max(500),
})
export const DiscardStudioDraft = z.object({ revision: z.coerce.number().int().min(0) })

const Choices = z.record(z.string().max(2000), z.enum(['mine', 'theirs']))
const Reason = z.string().trim().max(500)

/** A day and a time of the partner's clock. */
const LocalTime = z.strictObject({
  day: z.iso.date(),
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { message: 'partner:studio.time' }),
})

export const PublishStudioDraft = z.strictObject({
  revision: z.int().min(1),
  reason: Reason.min(1),
  at: LocalTime.nullable().describe("null: now. Otherwise a time in the partner's zone."),
  despite: Reason.min(1)
    .optional()
    .describe('Why it is published although checks stop it; some checks take no reason.'),
})
export type PublishStudioDraft = z.infer<typeof PublishStudioDraft>

export const StudioVersion = z.object({
  number: z.int(),
  status: z.enum(VERSION_STATUSES),
  kind: z.enum(VERSION_KINDS),
  author_name: z.string(),
  reason: z.string(),
  changes: z.int().nullable(),
  published_at: z.iso.datetime().nullable(),
  publish_at: z.iso.datetime().nullable(),
  failure: z.string().nullable(),
})
export type StudioVersion = z.infer<typeof StudioVersion>
export const StudioVersionResponse = One('studio_version', StudioVersion)
export const StudioVersionsResponse = One(
  'studio_versions',
  z.object({ versions: z.array(StudioVersion), next: z.int().nullable() }),
)
export const StudioVersionsQuery = z.object({ before: z.coerce.number().int().min(1).optional() })
export const VersionNumber = z.object({ number: z.coerce.number().int().min(1) })
export const StudioVersionConfigResponse = One(
  'studio_version_config',
  StudioVersion.extend({ config: RawConfig }),
)
export const RollBackRequest = z.strictObject({ reason: Reason.min(1) })

/** What a file may carry. Whoever has more is told which of it. */
export const FILE_LIMITS = {
  bytes: 50_331_648,
  pictures: 200,
  pictureBytes: 33_554_432,
  programs: 100,
  incentives: 300,
} as const

const FilePicture = z.object({
  address: z.string().max(300),
  name: z.string().min(1).max(200),
  content: z.string().describe('The bytes of the picture, as base64.'),
})

/** Codes of what the file holds that takes no new applications. */
const ArchivedCodes = z.object({ programs: z.array(z.string()), incentives: z.array(z.string()) })

/** A site on its way to another environment, with the configuration it began with if it came from there. */
export const PartnerFile = z.object({
  format: z
    .enum(['hearthlight-partner-1', 'hearthlight-partner-2'])
    .describe('A file of the first kind holds the configuration alone.'),
  code: z.string(),
  version: z.int().nullable(),
  exported_at: z.iso.datetime(),
  config: RawConfig,
  base: RawConfig.nullable(),
  pictures: z.array(FilePicture).default([]),
  programs: z.array(RawConfig).default([]),
  incentives: z.array(RawConfig).default([]),
  archived: ArchivedCodes.default({ programs: [], incentives: [] }),
})
export type PartnerFile = z.infer<typeof PartnerFile>

export const ImportRequest = z.strictObject({
  revision: z.int().min(0),
  file: PartnerFile,
  choices: Choices.default({}),
  with_content: z.boolean().default(true).describe('Programs and incentives of the file come along.'),
})
export const BringInRequest = z.strictObject({ revision: z.int().min(1), choices: Choices.default({}) })

const WireConflict = z.object({
  path: JsonPathSchema,
  base: z.json().optional(),
  mine: z.json().optional(),
  theirs: z.json().optional(),
})
export const MergeResponse = One(
  'studio_merge',
  z.object({
    revision: z.int().describe('Of the draft; unchanged while there are conflicts to decide.'),
    changes: z.int(),
    conflicts: z.array(WireConflict),
  }),
)
export type MergeAttributes = z.infer<typeof MergeResponse>['data']['attributes']

export const MAX_PICTURE_BYTES = 2_097_152
export const PictureUpload = z.strictObject({
  name: z.string().min(1).max(200),
  content: z.base64().describe('The bytes of the picture, as base64.'),
})
export const PictureResponse = One('partner_picture', z.object({ url: z.string() }))

/** As whom a preview shows the site. */
export const PREVIEW_PERSONS = ['visitor', 'new', 'report', 'guest'] as const
export const PreviewPerson = z.enum(PREVIEW_PERSONS)
export type PreviewPerson = z.infer<typeof PreviewPerson>
export const PreviewRequest = z.strictObject({ person: PreviewPerson })
export const PreviewResponse = One(
  'studio_preview',
  z.object({
    token: z.string(),
    expires_at: z.iso.datetime(),
    home: z.uuid().nullable().describe('The home whose report is shown.'),
  }),
)
