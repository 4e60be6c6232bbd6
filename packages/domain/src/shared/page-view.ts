import { z } from 'zod'

const Pixels = z.int().min(0).max(100_000).nullish()

/** `POST /ahoy/visits`: one opening of the site. */
export const PageViewInput = z.object({
  landing_page: z.string().max(2000),
  screen_width: Pixels,
  screen_height: Pixels,
  referrer: z.string().max(2000).nullish(),
  user_id: z.string().max(100).nullish(),
})
export type PageViewInput = z.infer<typeof PageViewInput>
