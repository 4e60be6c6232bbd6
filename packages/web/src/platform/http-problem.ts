import type { ProblemText } from '@hearthlight/domain/shared/problem'

export type FieldMessage = {
  /** Where in the call's body it stands: `user/zip`. */
  readonly path: string
  readonly message: string
  readonly text?: ProblemText | undefined
}

/** A call that did not succeed: refused by the server, or never answered (`offline`, `time-out`, `unreadable`). */
export class HttpProblem extends Error {
  readonly status: number
  readonly code: string
  readonly title: string
  /** The text behind the title, to say it in another language. */
  readonly text: ProblemText | undefined
  /** Messages of single fields, by their place in the call's body. */
  readonly fields: readonly FieldMessage[]

  constructor(details: {
    status: number
    code: string
    title: string
    text?: ProblemText | undefined
    fields?: readonly FieldMessage[]
  }) {
    super(details.title)
    this.name = 'HttpProblem'
    this.status = details.status
    this.code = details.code
    this.title = details.title
    this.text = details.text
    this.fields = details.fields ?? []
  }
}

/** Reads a refusal: `errors[]` with titles or, as some answers have it, `data.attributes` (spec 2 section 8). */
export async function problemOf(status: number, body: unknown, fallbackTitle: string): Promise<HttpProblem> {
  const { ErrorResponse } = await import('@hearthlight/domain/shared/envelope')
  const response = ErrorResponse.safeParse(body)
  const [first] = response.data?.errors ?? []
  if (response.data === undefined || first === undefined) {
    return new HttpProblem({ status, code: 'unreadable', title: titleInAttributes(body) ?? fallbackTitle })
  }
  const fields = response.data.errors.flatMap(({ source, title, detail, meta: text }) =>
    source === undefined ? [] : [{ path: source.pointer.replace(/^\//, ''), message: detail ?? title, text }],
  )
  return new HttpProblem({
    status,
    code: first.code,
    title: first.title,
    text: first.meta ?? titleText(first.code),
    fields,
  })
}

/** A title without placeholders stands under its code: `noun.what` is `noun:problem.what`. */
const titleText = (code: string): ProblemText | undefined =>
  /^[a-z]+\.[a-z-]+$/.test(code) ? { key: code.replace('.', ':problem.'), params: {} } : undefined

function titleInAttributes(body: unknown): string | undefined {
  const attributes = (body as { data?: { attributes?: Record<string, unknown> } } | null)?.data?.attributes
  const text = attributes?.error ?? attributes?.message ?? attributes?.title
  return typeof text === 'string' ? text : undefined
}
