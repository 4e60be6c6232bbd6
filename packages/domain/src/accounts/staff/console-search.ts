import { z } from 'zod'
import { One } from '../../shared/envelope.ts'

export const ConsoleSearchQuery = z.object({
  q: z.string().trim().min(1).max(200).describe('Beginnings of words of a name or an address, or a number'),
})

const Found = z.object({ id: z.string(), title: z.string(), note: z.string() })
export type FoundRecord = z.infer<typeof Found>

/** What the asker may open, a few of each; a kind that their permissions do not open is empty. */
export const ConsoleSearch = z.object({
  applications: z.array(Found),
  people: z.array(Found),
  homes: z.array(Found),
})
export type ConsoleSearch = z.infer<typeof ConsoleSearch>
export const ConsoleSearchResponse = One('console_search', ConsoleSearch)
