import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

type Purpose = 'single sign-on keys' | 'authenticator secrets' | 'webhook secrets' | 'meter connections'

const keyOf = (secret: string, purpose: Purpose) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))

/** AES-256-GCM under a key of the server's secret: a copy of the database alone signs nothing. */
export function seal(secret: string, text: string, purpose: Purpose = 'single sign-on keys'): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, purpose), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Undefined if it was sealed under another secret. */
export function unseal(
  secret: string,
  sealed: string,
  purpose: Purpose = 'single sign-on keys',
): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, purpose), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
