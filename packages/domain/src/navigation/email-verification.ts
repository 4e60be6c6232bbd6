import { pathTo } from './path-to.ts'

type VerificationVisit = {
  readonly token?: string | null
  readonly firstAccess?: string | null
  readonly storedEmail?: string | null
}

export type VerificationPage =
  | { readonly kind: 'verify'; readonly token: string }
  | { readonly kind: 'first-access'; readonly email: string }
  | { readonly kind: 'pending'; readonly email: string }
  | { readonly kind: 'redirect'; readonly to: string }

/** EmailVerification and /verify-email are one page: a token verifies, else the stored email decides. */
export function verificationPage({ token, firstAccess, storedEmail }: VerificationVisit): VerificationPage {
  if (token) return { kind: 'verify', token }
  if (!storedEmail) return { kind: 'redirect', to: pathTo('sign-in') }
  return { kind: firstAccess === 'true' ? 'first-access' : 'pending', email: storedEmail }
}
