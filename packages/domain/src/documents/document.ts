import { z } from 'zod'

/**
 * What a document was given for: something an incentive asks for, the home without being asked, or what a step of an
 * application asks for. The last is given and deleted by the calls of the step, which know its rules.
 */
export const DOCUMENTABLE_TYPES = ['DocumentItem', 'Building', 'Attachment'] as const
const DocumentableType = z.enum(DOCUMENTABLE_TYPES)
export type DocumentableType = z.infer<typeof DocumentableType>

/** Of a scan for viruses: `off` where the server has no scanner. Only what is `off` or `clean` can be opened. */
export const SCAN_STATES = ['off', 'waiting', 'clean', 'infected'] as const
export type ScanState = (typeof SCAN_STATES)[number]

/** Document of spec 2 section 3, and what a list of documents shows besides. */
export const Document = z.object({
  caption: z.string(),
  url: z.string().describe('Where the file is downloaded'),
  image_file_name: z.string(),
  project_id: z.string().nullable(),
  building_id: z.string(),
  documentable_type: DocumentableType,
  documentable_id: z.string(),
  required_type: z.literal('DocumentItem').nullable(),
  required_id: z.string().nullable(),
  content_type: z.string(),
  size: z.int(),
  thumbnail_url: z.string().nullable(),
  scan: z.enum(SCAN_STATES),
  created_at: z.iso.datetime(),
})
export type Document = z.infer<typeof Document>

/** A document with its id, as lists hold it. */
export type IdentifiedDocument = Document & { readonly id: string }

const Place = z.object({
  documentable_type: DocumentableType.exclude(['Attachment']),
  documentable_id: z
    .string()
    .min(1)
    .max(100)
    .describe('The id of the item in the catalogue of the partner, or of the building'),
  building_id: z.uuid(),
  project_id: z.uuid().optional(),
})
/** For what a document is given. */
export type DocumentPlace = Omit<z.infer<typeof Place>, 'documentable_type'> & {
  readonly documentable_type: DocumentableType
}

/** Each narrows the list; without any it is all that the person has given, their library. */
export const DocumentQuery = Place.partial().extend({ documentable_type: DocumentableType.optional() })
export type DocumentQuery = z.infer<typeof DocumentQuery>

/** By its id, or by what it was given for when that is one document only. */
export const DeleteDocumentQuery = Place.partial().extend({ id: z.uuid().optional() })
export type DeleteDocumentQuery = z.infer<typeof DeleteDocumentQuery>

const Flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')])

/**
 * The fields beside the file of a multipart call; the file is `image`. With `document_id` and without a file, what the
 * person gave before is used again.
 */
export const DocumentInput = Place.extend({
  re_upload: Flag.default(false).describe('Takes the place of the document of the same name'),
  document_id: z.uuid().optional(),
})
export type DocumentInput = z.infer<typeof DocumentInput>

/** What replaces the file of a document: `image` of a multipart call, or what was given before. */
export const ReplaceDocument = z.object({ document_id: z.uuid().optional() })
export type ReplaceDocument = z.infer<typeof ReplaceDocument>
