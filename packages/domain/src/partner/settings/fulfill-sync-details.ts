import { z } from 'zod'
import { PictureUrl } from '../pages/link.ts'

const Cart = z.strictObject({
  cart_enabled: z.boolean().default(false).describe('The floating measure cart.'),
  is_icon: z.boolean().default(true).describe('The cart shows an icon instead of its picture.'),
  img_url: PictureUrl.nullable().default(null).describe('Picture of the cart.'),
  text: z.string().nullable().default(null).describe('Words beside the cart.'),
  tooltip_text: z.string().nullable().default(null).describe('Explains the cart.'),
})

const Messages = z.strictObject({
  finish: z.string().optional().describe('After the last step of an application.'),
  validations: z.string().optional().describe('When a question step is not complete.'),
  locked: z.string().optional().describe('When a project is locked in the portal.'),
  not_configured: z.string().optional().describe('When a step has no questions or attachments.'),
  account_not_found: z.string().optional().describe('When the account search finds nobody.'),
  more_than_one_found: z.string().optional().describe('When the account search finds several.'),
  user_synced: z.string().optional().describe('When the account search found the account.'),
})

const Pages = z.strictObject({
  applications_title: z.string().optional().describe('Heading of the applications list.'),
  offers_title: z.string().optional().describe('Heading of the offers.'),
  offers_public_title: z.string().optional().describe('Heading of the public offers.'),
  contacts_title: z.string().optional().describe('Heading of the contacts.'),
})

/** Sync with an external account and fulfilment system. */
export const FulfillSyncDetails = z.strictObject({
  allowed: z.boolean().default(false).describe('Accounts and contacts are synchronised.'),
  allow_transition_page_for_steps: z
    .boolean()
    .default(false)
    .describe('Leaving an application shows /please-wait.'),
  allow_update_created_projects: z
    .boolean()
    .default(false)
    .describe('People with projects are offered them before a new one is created.'),
  messages: Messages.prefault({}),
  pages: Pages.prefault({}),
  settings: z.strictObject({ project_measures_cart: Cart.prefault({}) }).prefault({}),
})
