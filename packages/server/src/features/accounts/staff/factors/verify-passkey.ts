import type { PasskeyRegistration, PasskeyUse } from '@hearthlight/domain/accounts/staff/second-factor'
import type { AuthenticatorTransport, VerifiedRegistrationResponse } from '@simplewebauthn/server'
import type { RelyingParty } from '../relying-party.ts'
import type { StoredPasskey } from './passkey-store.ts'

type Made = NonNullable<VerifiedRegistrationResponse['registrationInfo']>['credential']

/** The passkey that was made for this challenge at this site, if it was. */
export async function verifyNewPasskey(
  response: PasskeyRegistration,
  challenge: string,
  rp: RelyingParty,
): Promise<Made | undefined> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const verified = await orNothing(() =>
    verifyRegistrationResponse({
      response: {
        ...response,
        response: {
          ...response.response,
          // A hint for later, kept as it came.
          transports: response.response.transports as AuthenticatorTransport[],
        },
      },
      expectedChallenge: challenge,
      expectedOrigin: rp.origin,
      expectedRPID: rp.id,
      requireUserVerification: false,
    }),
  )
  return verified?.verified ? verified.registrationInfo?.credential : undefined
}

/** The passkey's new counter, if it signed this challenge for this site. */
export async function verifyPasskeyUse(
  { response, ...use }: PasskeyUse,
  passkey: StoredPasskey,
  challenge: string,
  rp: RelyingParty,
): Promise<number | undefined> {
  const { userHandle, ...signed } = response
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const verified = await orNothing(() =>
    verifyAuthenticationResponse({
      response: { ...use, response: userHandle === undefined ? signed : { ...signed, userHandle } },
      expectedChallenge: challenge,
      expectedOrigin: rp.origin,
      expectedRPID: rp.id,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: false,
    }),
  )
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined
}

/** The library throws for every mismatch: a wrong origin, another site, a stale counter, bytes that are no signature. */
async function orNothing<Verified>(verify: () => Promise<Verified>): Promise<Verified | undefined> {
  try {
    return await verify()
  } catch {
    return undefined
  }
}
