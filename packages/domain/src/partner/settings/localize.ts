import { z } from 'zod'

export const Localize = z.strictObject({
  key: z.string().nullable().default(null).describe('Project key of the localization service.'),
  enable: z
    .enum(['enabled', 'testing', 'disabled'])
    .default('disabled')
    .describe(
      'Enabled: for everyone, with a key. Testing: for the testers listed below. Disabled: for nobody.',
    ),
  tester_emails: z
    .array(z.email())
    .default([])
    .describe(
      'People who see localization while it is in testing. A browser is told only of its own person.',
    ),
})
