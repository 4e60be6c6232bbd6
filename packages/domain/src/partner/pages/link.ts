import { z } from 'zod'
import { about } from '../../texts/about.ts'
import { PAGE_NAMES } from './page-name.ts'

export const LINK_PATTERN =
  /^(\/(?![/\\\t\n\r])|https:\/\/|http:\/\/(localhost|127\.0\.0\.1|[a-z0-9-]+\.localhost)([:/]|$)|mailto:|tel:|#)/
export const PICTURE_PATTERN = /^(\/(?![/\\\t\n\r])|https:\/\/)/

/** A path of this site, or an https, mailto or tel address. Never `javascript:` and never `//host`, which browsers also read `/\\host` as, and either with tabs and line breaks in it. */
export const Link = z
  .string()
  .max(2000)
  .regex(LINK_PATTERN, { message: 'must be a path of this site or an https, mailto or tel address' })

/** A picture: a file of the partner (`/partner-assets/…`) or an https address. */
export const PictureUrl = z
  .string()
  .max(2000)
  .regex(PICTURE_PATTERN, { message: 'must be a path of this site or an https address' })

export const RouteRef = z.enum(PAGE_NAMES)

export const CallToAction = z
  .strictObject({
    label: z.string().min(1).meta(about('call_to_action_label')),
    route: RouteRef.optional().meta(about('route')),
    url: Link.optional().meta(about('call_to_action_url')),
  })
  .refine((action) => (action.route === undefined) !== (action.url === undefined), {
    message: 'needs either a route or a url',
  })
  .meta({ id: 'button' })
export type CallToAction = z.infer<typeof CallToAction>
