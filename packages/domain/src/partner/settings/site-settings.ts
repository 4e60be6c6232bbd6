import { z } from 'zod'
import { about } from '../../texts/about.ts'
import { Link } from '../pages/link.ts'

/** What the site as a whole offers. */
export const SiteSettings = z.strictObject({
  enable_live_estimate: z.boolean().default(true).meta(about('enable_live_estimate')),
  enable_bills_step: z.boolean().default(false).meta(about('enable_bills_step')),
  maintenance_mode: z.boolean().default(false).meta(about('maintenance_mode')),
  tester_emails: z.array(z.email()).default([]).meta(about('tester_emails')),
  allow_iframe_embedding: z.boolean().default(false).meta(about('allow_iframe_embedding')),
  frame_ancestors: z
    .array(z.url({ protocol: /^https?$/ }))
    .default([])
    .meta(about('frame_ancestors')),
  embed_origins: z
    .array(z.url({ protocol: /^https?$/ }))
    .default([])
    .meta(about('embed_origins')),
  show_environment_alert: z.boolean().default(true).meta(about('show_environment_alert')),
  tag_manager_id: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/)
    .nullable()
    .default(null)
    .meta(about('tag_manager_id')),
  terms_links: z
    .array(z.strictObject({ label: z.string(), url: Link }))
    .default([])
    .meta(about('terms_links')),
  enable_admin_user_sign_up: z.boolean().default(false).meta(about('enable_admin_user_sign_up')),
  energyxpert_admin_enabled: z.boolean().default(false).meta(about('energyxpert_admin_enabled')),
  require_staff_second_factor: z.boolean().default(false).meta(about('require_staff_second_factor')),
  enable_idle_warning: z.boolean().default(true).meta(about('enable_idle_warning')),
})
