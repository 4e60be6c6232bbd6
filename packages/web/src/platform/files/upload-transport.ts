import type { Transport } from '../http.ts'

/** How many bytes have left, of how many. */
export type OnProgress = (sent: number, all: number) => void

/** An upload may take long, but something has to move. */
const STALLED_MS = 60_000

/** Sends a body and tells how far it has come, which `fetch` does not: 30 MB take a while. */
export const uploadTransport =
  (onProgress: OnProgress): Transport =>
  (address, { method = 'POST', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const call = new XMLHttpRequest()
      let stalled: ReturnType<typeof setTimeout> | undefined
      const stop = (reason: unknown) => {
        call.abort()
        reject(reason)
      }
      const wait = () => {
        clearTimeout(stalled)
        stalled = setTimeout(() => stop(new DOMException('nothing moves', 'TimeoutError')), STALLED_MS)
      }
      call.open(method, address)
      call.withCredentials = true
      new Headers(headers).forEach((value, name) => {
        call.setRequestHeader(name, value)
      })
      call.upload.addEventListener('progress', ({ loaded, total }) => {
        wait()
        onProgress(loaded, total)
      })
      call.addEventListener('load', () => resolve(responseOf(call)))
      call.addEventListener('error', () => reject(new TypeError('no connection')))
      call.addEventListener('loadend', () => clearTimeout(stalled))
      signal?.addEventListener('abort', () => stop(signal.reason), { once: true })
      wait()
      // A stream is the one body that XMLHttpRequest does not take, and none is sent here.
      call.send(body as XMLHttpRequestBodyInit)
    })

function responseOf(call: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of call.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const [name = '', ...value] = line.split(':')
    if (name !== '') headers.set(name, value.join(':').trim())
  }
  return new Response(call.responseText, { status: call.status, headers })
}
