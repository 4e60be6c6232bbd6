import { z } from 'zod'
import { One } from '../shared/envelope.ts'

/** How many pages of a document can be looked at one by one, each at `pages/1` and so on. */
export const DocumentPagesResponse = One('document_pages', z.object({ count: z.int().nonnegative() }))
