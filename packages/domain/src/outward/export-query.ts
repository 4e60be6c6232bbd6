import { z } from 'zod'
import { EXPORT_NAMES } from './export-columns.ts'

const day = z.iso.date()

/** What is taken out: which columns, of what was made from one day to another. */
export const ExportQuery = z.object({
  columns: z
    .string()
    .max(2000)
    .optional()
    .transform((text) => (text === undefined || text === '' ? [] : text.split(',')))
    .describe('Their names, separated by commas; all when it is left out'),
  from: day.optional(),
  to: day.optional().describe('The last day'),
  bom: z
    .enum(['true', 'false'])
    .default('false')
    .transform((word) => word === 'true')
    .describe('With a byte order mark, by which Excel knows that the file is UTF-8'),
})
export type ExportQuery = z.infer<typeof ExportQuery>
export const ExportParams = z.object({ name: z.enum(EXPORT_NAMES) })
