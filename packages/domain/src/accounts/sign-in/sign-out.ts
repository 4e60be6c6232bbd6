import { z } from 'zod'
import { One } from '../../shared/envelope.ts'

/**
 * `single_logout`: the session began at an identity provider, whose own session is still there to be ended.
 * `console_path`: staff acted for the person in it, and were there in the console when they began.
 */
export const SignedOutResponse = One(
  'user_session',
  z.object({
    signed_out: z.literal(true),
    single_logout: z.boolean(),
    console_path: z.string().optional(),
  }),
)
