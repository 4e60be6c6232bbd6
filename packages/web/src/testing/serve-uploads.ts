import { vi } from 'vitest'

/** A file that the browser sends, answered by the test when it is time. */
export type HeldUpload = {
  readonly call: string
  readonly fields: FormData
  readonly headers: Readonly<Record<string, string>>
  readonly sendsCookies: boolean
  readonly progress: (sent: number, all: number) => void
  readonly answer: (response: Response) => Promise<void>
  readonly cutOff: () => void
  readonly isStopped: () => boolean
}

/** The server's side of uploads, which go by XMLHttpRequest. */
export function serveUploads(): HeldUpload[] {
  const held: HeldUpload[] = []
  class SentFile extends EventTarget {
    readonly upload = new EventTarget()
    withCredentials = false
    status = 0
    responseText = ''
    #call = ''
    #isStopped = false
    readonly #headers: Record<string, string> = {}
    open(method: string, path: string) {
      this.#call = `${method} ${path}`
    }
    setRequestHeader(name: string, value: string) {
      this.#headers[name.toLowerCase()] = value
    }
    getAllResponseHeaders = () => 'content-type: application/json\r\n'
    abort() {
      this.#isStopped = true
      this.#end('abort')
    }
    send(fields: FormData) {
      held.push({
        call: this.#call,
        fields,
        headers: this.#headers,
        sendsCookies: this.withCredentials,
        isStopped: () => this.#isStopped,
        progress: (loaded, total) =>
          this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total })),
        cutOff: () => this.#end('error'),
        answer: async (response) => {
          this.status = response.status
          this.responseText = await response.text()
          this.#end('load')
        },
      })
    }
    #end(event: 'load' | 'error' | 'abort') {
      this.dispatchEvent(new Event(event))
      this.dispatchEvent(new Event('loadend'))
    }
  }
  vi.stubGlobal('XMLHttpRequest', SentFile)
  return held
}
