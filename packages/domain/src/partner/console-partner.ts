import { z } from 'zod'
import { Many, One } from '../shared/envelope.ts'
import { LANGUAGES } from '../texts/namespaces.ts'
import { PartnerConfig } from './partner-config.ts'

const StorageUse = z.object({ documents: z.int(), bytes: z.int() })
const StorageOfPartner = z
  .object({ used: StorageUse, cap: StorageUse })
  .describe('What the documents of its people take, and may take')
export const StorageResponse = One('storage', StorageOfPartner)

/** A partner as operators see it in the list of all. */
export const ConsolePartner = z.object({
  name: z.string(),
  code: z.string(),
  site: z.string().describe('The host of its site'),
  country: PartnerConfig.shape.country,
  languages: z.array(z.enum(LANGUAGES)),
  storage: StorageOfPartner,
  console_url: z.url().describe('Where the console of this partner stands'),
})
export const ConsolePartnersResponse = Many('partners', ConsolePartner)
