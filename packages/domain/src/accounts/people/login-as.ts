import { z } from 'zod'
import { One } from '../../shared/envelope.ts'

export const LOGIN_AS_MINUTES = 5

const SITE = 'https://console.invalid'

/** An address within the console of this very site, whichever way a browser may read it. */
export const ConsolePath = z
  .string()
  .max(500)
  .startsWith('/')
  .refine((path) => {
    if (!URL.canParse(path, SITE)) return false
    const { origin, pathname } = new URL(path, SITE)
    return origin === SITE && (pathname === '/admin' || pathname.startsWith('/admin/'))
  })

export const LoginAsRequest = z.object({
  user_id: z.uuid(),
  reason: z
    .string()
    .trim()
    .min(3)
    .max(500)
    .describe('Why the admin acts for this person; told to that person'),
  from: ConsolePath.optional().describe('Where in the console the admin is, to be led back there'),
})
export type LoginAsRequest = z.infer<typeof LoginAsRequest>

export const LoginAsToken = z.object({
  token: z.string(),
  admin_id: z.string(),
  url: z.string().describe('Where the admin opens the session'),
  expires_at: z.iso.datetime(),
})
export const LoginAsTokenResponse = One('login_as_token', LoginAsToken)

export const TokenLogin = z.object({ token: z.string().min(1).max(200), admin_id: z.uuid() })
export type TokenLogin = z.infer<typeof TokenLogin>
