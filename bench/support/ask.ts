import { type Agent, request } from 'node:http'

export type Call = {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON unless it is bytes already. */
  readonly body?: object | Buffer
}
export type Answer = {
  readonly status: number | 'cut'
  readonly text: string
  readonly cookies: readonly string[]
}
export type Ask = (call: Call) => Promise<Answer>

const JSON_TYPE = { 'content-type': 'application/json' }

/** Calls a partner's site of a server on this machine. A refusal while the body is still being sent is an answer too. */
export const asker =
  (port: number, partner: string, agent: Agent): Ask =>
  ({ method = 'GET', path, headers = {}, body }) =>
    new Promise((resolve, reject) => {
      const isJson = body !== undefined && !Buffer.isBuffer(body)
      const sent = request(
        {
          host: '127.0.0.1',
          port,
          method,
          path,
          agent,
          headers: { host: `${partner}.localhost`, ...(isJson && JSON_TYPE), ...headers },
        },
        (answer) => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 'cut',
              text: Buffer.concat(chunks).toString(),
              cookies: answer.headers['set-cookie'] ?? [],
            }),
          )
          answer.on('error', reject)
        },
      )
      sent.on('error', (error: NodeJS.ErrnoException) => {
        if (['EPIPE', 'ECONNRESET'].includes(error.code ?? ''))
          resolve({ status: 'cut', text: '', cookies: [] })
        else reject(error)
      })
      sent.end(isJson ? JSON.stringify(body) : body)
    })

export type Who = Readonly<Record<string, string>>

export const signInCall = (email: string, password: string, kind: 'user' | 'admin' = 'user'): Call => ({
  method: 'POST',
  path: `/api/v1/auth/${kind}_sessions`,
  headers: { 'service-requester': kind === 'user' ? 'portal' : 'admin' },
  body: { email, password },
})

/** The headers of somebody's calls after they have signed in. */
export async function signIn(ask: Ask, ...who: Parameters<typeof signInCall>): Promise<Who> {
  const { status, text, cookies } = await ask(signInCall(...who))
  if (status !== 200) throw new Error(`${who[0]} could not sign in: ${text}`)
  const cookie = cookies.map((each) => each.split(';')[0]).join('; ')
  return { cookie, 'x-csrf-token': JSON.parse(text).meta.csrf }
}

/** What was answered, of a call that must succeed. */
export async function read(ask: Ask, call: Call): Promise<ReturnType<typeof JSON.parse>> {
  const { status, text } = await ask(call)
  if (typeof status !== 'number' || status >= 300)
    throw new Error(`${call.path} was answered ${status}: ${text.slice(0, 300)}`)
  return JSON.parse(text)
}
