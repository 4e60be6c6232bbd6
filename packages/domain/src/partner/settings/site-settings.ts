import { z } from 'zod'
import { Link } from '../pages/link.ts'

/** What the site as a whole offers. */
export const SiteSettings = z.strictObject({
  enable_assessment: z.boolean().default(true).describe('The virtual assessment and the home report.'),
  enable_live_estimate: z
    .boolean()
    .default(true)
    .describe('The house drawn from the answers and the running estimate beside the questions.'),
  enable_bills_step: z
    .boolean()
    .default(false)
    .describe('The assessment asks for energy bills after size and age, as a page that can be skipped.'),
  enable_incentives: z
    .boolean()
    .default(true)
    .describe('Incentives: the page, the menu entry, the recommendations.'),
  maintenance_mode: z
    .boolean()
    .default(false)
    .describe(
      'Sends everybody but tester emails to the maintenance page, and refuses them the calls. Staff work on.',
    ),
  tester_emails: z
    .array(z.email())
    .default([])
    .describe(
      'People who pass maintenance mode. A browser is told only whether its own person is one of them.',
    ),
  allow_iframe_embedding: z
    .boolean()
    .default(false)
    .describe('The site may stand in a frame of another site, and /iframe-test exists.'),
  frame_ancestors: z
    .array(z.url({ protocol: /^https?$/ }))
    .default([])
    .describe('Origins that may embed the site while embedding is allowed; empty: every origin.'),
  embed_origins: z
    .array(z.url({ protocol: /^https?$/ }))
    .default([])
    .describe(
      'Origins that may show the rebate finder and the public offers by /embed.js (docs/embedding.md); empty: none.',
    ),
  show_environment_alert: z
    .boolean()
    .default(true)
    .describe('Shows the environment banner on dev, qa, staging and preprod hosts.'),
  tag_manager_id: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/)
    .nullable()
    .default(null)
    .describe('Tag manager container. Loaded only while set, and never against Do Not Track.'),
  terms_links: z
    .array(z.strictObject({ label: z.string(), url: Link }))
    .default([])
    .describe('Links to terms and privacy shown beside consent checkboxes and in the footer.'),
  enable_admin_user_sign_up: z
    .boolean()
    .default(false)
    .describe('Admins may create accounts for people at /admin-user-sign-up/{admin_id}.'),
  energyxpert_admin_enabled: z.boolean().default(false).describe('Energy-expert tools are shown to admins.'),
  require_staff_second_factor: z
    .boolean()
    .default(false)
    .describe(
      'Admins need a passkey or an authenticator app besides their password; who has none sets one up at sign-in. Operators outside the demo always need one.',
    ),
  enable_idle_warning: z.boolean().default(true).describe('Warns a person before an idle session ends.'),
})
