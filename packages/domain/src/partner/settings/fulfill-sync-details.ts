import { z } from 'zod'
import { about } from '../../texts/about.ts'
import { PictureUrl } from '../pages/link.ts'

const Cart = z.strictObject({
  cart_enabled: z.boolean().default(false).meta(about('cart_enabled')),
  is_icon: z.boolean().default(true).meta(about('is_icon')),
  img_url: PictureUrl.nullable().default(null).meta(about('img_url')),
  text: z.string().nullable().default(null).meta(about('project_measures_cart_text')),
  tooltip_text: z.string().nullable().default(null).meta(about('tooltip_text')),
})

const Messages = z.strictObject({
  finish: z.string().optional().meta(about('finish')),
  validations: z.string().optional().meta(about('validations')),
  locked: z.string().optional().meta(about('locked')),
  not_configured: z.string().optional().meta(about('not_configured')),
  account_not_found: z.string().optional().meta(about('account_not_found')),
  more_than_one_found: z.string().optional().meta(about('more_than_one_found')),
  user_synced: z.string().optional().meta(about('user_synced')),
})

const Pages = z.strictObject({
  applications_title: z.string().optional().meta(about('applications_title')),
  offers_title: z.string().optional().meta(about('offers_title')),
  offers_public_title: z.string().optional().meta(about('offers_public_title')),
  contacts_title: z.string().optional().meta(about('contacts_title')),
})

/** Sync with an external account and fulfilment system. */
export const FulfillSyncDetails = z.strictObject({
  allowed: z.boolean().default(false).meta(about('fulfill_sync_details_allowed')),
  allow_transition_page_for_steps: z.boolean().default(false).meta(about('allow_transition_page_for_steps')),
  allow_update_created_projects: z.boolean().default(false).meta(about('allow_update_created_projects')),
  messages: Messages.prefault({}),
  pages: Pages.prefault({}),
  settings: z.strictObject({ project_measures_cart: Cart.prefault({}) }).prefault({}),
})
