import { Secret, TOTP } from 'otpauth'
import QRCode from 'qrcode'

const STEP_S = 30

/** RFC 6238 with the parameters every authenticator app knows: SHA-1, six digits, thirty seconds. */
const totp = (secret: string, issuer = '', label = '') =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: STEP_S })

/** 160 bits, the length RFC 4226 recommends (section 4, R6). */
export const newAuthenticatorSecret = (): string => new Secret({ size: 20 }).base32

/** The time step a code belongs to, now or just before and after, for clocks that differ; undefined if to none. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const delta = totp(secret).validate({ token: code, window: 1, timestamp: now.getTime() })
  return delta === null ? undefined : Math.floor(now.getTime() / (STEP_S * 1000)) + delta
}

/** What an app reads with its camera, as one path on a grid of `size` squares. */
export function qrOf(secret: string, { issuer, label }: { readonly issuer: string; readonly label: string }) {
  const { modules } = QRCode.create(totp(secret, issuer, label).toString())
  const dark = Array.from(modules.data).flatMap((isDark, at) =>
    isDark ? [`M${at % modules.size} ${Math.floor(at / modules.size)}h1v1h-1z`] : [],
  )
  return { size: modules.size, path: dark.join('') }
}
