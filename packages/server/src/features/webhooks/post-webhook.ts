import { type ClientRequest, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import {
  addressInUrl,
  isPublicAddress,
  lookUpPublic,
  PrivateAddress,
} from '../../platform/http/addresses/public-address.ts'

export type Posted = { readonly status: number; readonly response: string }
export type PostWebhook = (url: string, headers: Record<string, string>, body: string) => Promise<Posted>

const TIMEOUT_MS = 10_000
/** Of an answer only its beginning is read: it is for people to look at. */
const EXCERPT_BYTES = 2000

/** Sends a body and answers what came back, whatever its status. A redirect is an answer too, and not followed. */
export const postWebhook =
  (allowsPrivate: boolean): PostWebhook =>
  async (address, headers, body) => {
    const url = new URL(address)
    const literal = addressInUrl(url)
    if (!allowsPrivate && literal !== undefined && !isPublicAddress(literal))
      throw new PrivateAddress(literal)
    const send = url.protocol === 'https:' ? requestSecure : requestPlain
    return await answerTo(
      send(url, {
        method: 'POST',
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        agent: false,
        ...(!allowsPrivate && { lookup: lookUpPublic }),
      }),
      body,
    )
  }

function answerTo(request: ClientRequest, body: string): Promise<Posted> {
  return new Promise((resolve, reject) => {
    request.on('error', reject)
    request.on('response', (answer) => {
      const status = answer.statusCode ?? 0
      const chunks: Buffer[] = []
      let read = 0
      const finish = () => resolve({ status, response: excerpt(Buffer.concat(chunks)) })
      answer.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        read += chunk.length
        if (read < EXCERPT_BYTES) return
        finish()
        request.destroy()
      })
      answer.on('end', finish)
      answer.on('error', reject)
    })
    request.end(body)
  })
}

/** The database keeps every character but one. */
const excerpt = (bytes: Buffer) =>
  bytes.subarray(0, EXCERPT_BYTES).toString('utf8').replaceAll('\0', '\uFFFD')
