import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

type Received = { readonly headers: IncomingHttpHeaders; readonly body: string }

/** A partner's system on this machine: keeps what it was sent, answers as told, and checks signatures as the API pages say. */
export async function webhookReceiver() {
  const received: Received[] = []
  const answers: { status: number; body: string }[] = []
  const server = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) })
    const { status, body } = answers.shift() ?? { status: 200, body: 'thanks' }
    response.writeHead(status, { 'content-type': 'text/plain' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    received,
    /** The next answers; after them every one is 200. */
    answerWith: (...next: { status: number; body: string }[]) => {
      answers.push(...next)
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

export function isSignedBy(secret: string, { headers, body }: Received): boolean {
  const [, seconds, digest] =
    /^t=(\d+),v1=([\da-f]{64})$/.exec(String(headers['hearthlight-signature'])) ?? []
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex') === digest
}
