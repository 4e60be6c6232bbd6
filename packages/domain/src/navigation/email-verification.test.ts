import { describe, expect, it } from 'vitest'
import { verificationPage } from './email-verification.ts'

describe('email verification page', () => {
  it('shows the first-access variant only when first_access is true [S1-4.011] [S2-4.069] [S2-4.070]', () => {
    const storedEmail = 'a@b.test'
    expect(verificationPage({ storedEmail, firstAccess: 'true' }).kind).toBe('first-access')
    expect(verificationPage({ storedEmail, firstAccess: 'false' }).kind).toBe('pending')
    expect(verificationPage({ storedEmail }).kind).toBe('pending')
  })
  it('goes to sign-in without a stored email, unless a token is there [S1-8.019] [S2-4.071]', () => {
    expect(verificationPage({})).toEqual({ kind: 'redirect', to: '/sign-in' })
    expect(verificationPage({ token: 't' })).toEqual({ kind: 'verify', token: 't' })
  })
})
