import { request } from 'node:https'
import { text } from 'node:stream/consumers'

export type SiteResponse = {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}
type Call = {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** Which of this machine's addresses the client has. */
  readonly from?: string
}

/** Calls by https as somebody at another address would, with a certificate that is checked. */
export const siteAt =
  (host: string, port: number, ca: string) =>
  (
    path: string,
    { method = 'GET', headers = {}, body, from = '127.0.0.1' }: Call = {},
  ): Promise<SiteResponse> =>
    new Promise((resolve, reject) => {
      const call = request({
        host: '127.0.0.1',
        localAddress: from,
        port,
        servername: host,
        ca,
        method,
        path,
        headers: { host, 'accept-language': 'en', 'content-type': 'application/json', ...headers },
      })
      call.on('error', reject)
      call.on('response', (answer) => {
        const { statusCode = 0, headers } = answer
        text(answer).then((read) => resolve({ status: statusCode, headers, body: read }), reject)
      })
      call.end(body === undefined ? undefined : JSON.stringify(body))
    })
