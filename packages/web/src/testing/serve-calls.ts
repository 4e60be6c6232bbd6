import { expect, onTestFinished, vi } from 'vitest'

type Call = { readonly query: URLSearchParams; readonly body: unknown }
type Sent = { readonly query: Readonly<Record<string, string>>; readonly body: unknown }
export type Handler = (call: Call) => Response | Promise<Response>

export type Served = {
  /** The calls that came, in turn: `PUT /api/v1/buildings/1`. */
  readonly calls: readonly string[]
  /** What each of these calls brought, in turn. */
  readonly sent: (call: string) => readonly Sent[]
  /** From now on a call is answered otherwise. */
  readonly change: (answers: Readonly<Record<string, Handler>>) => void
}

/**
 * A server for one test, by `METHOD /path`. What it does not know it refuses, in a way that no caller tries again, and fails
 * the test: a screen that goes on without an answer would be taken for one that never asked.
 */
export function serveCalls(first: Readonly<Record<string, Handler>>): Served {
  let answers = first
  const calls: string[] = []
  const sent: (Sent & { readonly call: string })[] = []
  const unanswered: string[] = []
  onTestFinished(() => expect(unanswered, 'calls that nobody answers').toEqual([]))
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit) => {
    const { pathname, searchParams } = new URL(address, window.location.href)
    const call = `${method} ${pathname}`
    calls.push(call)
    const read = typeof body === 'string' ? JSON.parse(body) : undefined
    sent.push({ call, query: Object.fromEntries(searchParams), body: read })
    const answer = answers[call]
    if (answer !== undefined) return answer({ query: searchParams, body: read })
    unanswered.push(call)
    return refusal(501, `nobody answers ${call}`)
  })
  return {
    calls,
    sent: (wanted) => sent.filter(({ call }) => call === wanted).map(({ query, body }) => ({ query, body })),
    change: (next) => {
      answers = { ...answers, ...next }
    },
  }
}

export const one = (type: string, id: string, attributes: unknown): Response =>
  Response.json({ data: { id, type, attributes } })

export const many = <Item extends { readonly id: string }>(type: string, items: readonly Item[]): Response =>
  Response.json({ data: items.map((attributes) => ({ id: attributes.id, type, attributes })) })

/** What the server says when it does not do what it was asked; `pointer` names what in the body is to blame. */
export const refusal = (status: number, title: string, pointer?: string): Response =>
  Response.json(
    {
      errors: [{ status: String(status), code: 'refused', title, ...(pointer && { source: { pointer } }) }],
    },
    { status },
  )

/** As without a connection: nothing comes back. */
export const noResponse = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'))

/** An answer that the test gives when it is time. */
export function heldResponse() {
  let give: (response: Response) => void = () => undefined
  const answer = new Promise<Response>((resolve) => {
    give = resolve
  })
  return { answer: () => answer, give: (response: Response) => give(response) }
}
