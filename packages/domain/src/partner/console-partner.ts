import { z } from 'zod'
import { Many } from '../shared/envelope.ts'

/** A partner as operators see it in the list of all. */
export const ConsolePartner = z.object({
  name: z.string(),
  console_url: z.url().describe('Where the console of this partner stands'),
})
export const ConsolePartnersResponse = Many('partners', ConsolePartner)
