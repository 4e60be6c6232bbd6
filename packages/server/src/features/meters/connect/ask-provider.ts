import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import {
  addressInUrl,
  isPublicAddress,
  lookUpPublic,
  PrivateAddress,
} from '../../../platform/http/addresses/public-address.ts'

type Asked = {
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}
type Answered = { readonly status: number; readonly body: readonly Buffer[] }
export type AskProvider = (address: string, asked: Asked) => Promise<Answered>

/** A feed of two years of quarter hours is a few megabytes. */
const MOST_BYTES = 40_000_000
const TIMEOUT_MS = 60_000

/** Answers what a utility says, whatever its status. A redirect is an answer too, and not followed. */
export const askProvider =
  (allowsPrivate: boolean, mostBytes = MOST_BYTES, timeoutMs = TIMEOUT_MS): AskProvider =>
  (address, { method, headers, body }) => {
    const url = new URL(address)
    const literal = addressInUrl(url)
    if (!allowsPrivate && literal !== undefined && !isPublicAddress(literal))
      throw new PrivateAddress(literal)
    const send = url.protocol === 'https:' ? requestSecure : requestPlain
    return new Promise((resolve, reject) => {
      const request = send(url, {
        method,
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          ...headers,
          ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
        },
        ...(!allowsPrivate && { lookup: lookUpPublic }),
      })
      request.on('error', reject)
      request.on('response', (answer) => {
        const chunks: Buffer[] = []
        let size = 0
        answer.on('data', (chunk: Buffer) => {
          size += chunk.length
          chunks.push(chunk)
          if (size <= mostBytes) return
          const error = new Error('the answer is too large')
          // Its end may have come already.
          reject(error)
          request.destroy(error)
        })
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: chunks }))
        answer.on('error', reject)
      })
      request.end(body)
    })
  }
