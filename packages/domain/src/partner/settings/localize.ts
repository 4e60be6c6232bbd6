import { z } from 'zod'
import { about } from '../../texts/about.ts'

export const Localize = z.strictObject({
  key: z.string().nullable().default(null).meta(about('key')),
  enable: z.enum(['enabled', 'testing', 'disabled']).default('disabled').meta(about('enable')),
  tester_emails: z.array(z.email()).default([]).meta(about('localize_tester_emails')),
})
