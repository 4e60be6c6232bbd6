import { z } from 'zod'

/** What takes no new applications any more. Those that run go on to their end, and it can be restored. */
export const Archived = z.object({
  at: z.string(),
  by: z.string().nullable().describe('The name of who archived it; null where that is not known'),
})
export type Archived = z.infer<typeof Archived>

/** What whoever archives something has to know about it. */
export const Archiving = z.object({
  archived: Archived.nullable().describe('Null while it takes applications'),
  running: z.int().nonnegative().describe('Applications that have not come to an end'),
})
export type Archiving = z.infer<typeof Archiving>
