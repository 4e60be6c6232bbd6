import { z } from 'zod'
import { PartnerConfig } from './partner-config.ts'

/** The schema as JSON Schema, as a partner writes it: for the generated page and for editors. */
export const partnerJsonSchema = () => z.toJSONSchema(PartnerConfig, { io: 'input', unrepresentable: 'any' })
