import { z } from 'zod'

/**
 * The fields beside the file of a multipart call; the file is `file`. With `document_id` and without a file, what the person
 * gave before is used again.
 */
export const AddAttachmentInput = z.object({
  attachment_id: z.string().min(1).max(100),
  attachment_rules: z
    .string()
    .max(2_000)
    .optional()
    .describe('As the client was told them; the server knows them'),
  project_id: z.uuid(),
  system_id: z.string().max(100).optional().describe('The building'),
  document_id: z.uuid().optional(),
})
export type AddAttachmentInput = z.infer<typeof AddAttachmentInput>
