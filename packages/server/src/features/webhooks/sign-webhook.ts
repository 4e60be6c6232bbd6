import { createHmac } from 'node:crypto'

/**
 * The header `Hearthlight-Signature`: when it was signed, and the HMAC-SHA256 of that and of the body under the secret of
 * the endpoint. A receiver refuses what is old, so that nobody sends a message again that they have overheard.
 */
export function signWebhook(secret: string, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000)
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${digest}`
}
