/**
 * What the client tells the shell and asks of it. The client stands below texts, notices and the router,
 * so the app hands them in at start.
 */
type HttpSignals = {
  language: () => string
  translate: (key: string) => string
  unauthorized: () => void
  maintenance: () => void
  accountSystemFailed: (title: string) => void
  /** The token of the preview that this page is, if it is one. */
  preview: string | undefined
}

const silent = () => undefined

export const httpSignals: HttpSignals = {
  language: () => 'en',
  translate: (key) => key,
  unauthorized: silent,
  maintenance: silent,
  accountSystemFailed: silent,
  preview: undefined,
}

export function connectHttp(signals: Partial<HttpSignals>): void {
  Object.assign(httpSignals, signals)
}
