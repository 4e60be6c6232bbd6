import { z } from 'zod'
import { PartnerConfig } from './partner-config.ts'

/** The schema as JSON Schema, as a partner writes it; `described` says in English what each setting is for. */
export const partnerJsonSchema = () => z.toJSONSchema(PartnerConfig, { io: 'input', unrepresentable: 'any' })
