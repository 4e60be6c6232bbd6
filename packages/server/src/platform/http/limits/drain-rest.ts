import type { IncomingMessage } from 'node:http'

/** What a refused sender may still have under way. */
const MOST_BYTES = 8_388_608

/**
 * Reads the rest of a refused body into nothing, so that its sender, who writes before reading, sees the answer. Whoever
 * sends much more than that is cut off.
 */
export function drainRest(request: IncomingMessage): void {
  let left = MOST_BYTES
  request.unpipe()
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) request.destroy()
  })
  request.resume()
}
