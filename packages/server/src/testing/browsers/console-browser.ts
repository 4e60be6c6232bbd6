import type { FastifyInstance, InjectOptions } from 'fastify'

const PASSWORD = 'Demo-pass-2026'

/** A browser at the console of a partner: keeps its cookie and its CSRF token, and calls as the console does. */
export function consoleBrowser(app: FastifyInstance, host = 'lakeshore.localhost') {
  let cookie = ''
  let csrf = ''
  async function call(method: InjectOptions['method'], url: string, payload?: object, headers = {}) {
    const answer = await app.inject({
      method: method ?? 'GET',
      url,
      ...(payload === undefined ? {} : { payload }),
      headers: { host, cookie, 'x-csrf-token': csrf, 'service-requester': 'admin', ...headers },
    })
    cookie = /hearthlight_console=[^;]*/.exec(String(answer.headers['set-cookie']))?.[0] ?? cookie
    csrf = answer.body === '' ? csrf : (answer.json().meta?.csrf ?? csrf)
    return answer
  }
  const get = (url: string) => call('GET', url)
  const post = (url: string, payload: object = {}, headers = {}) => call('POST', url, payload, headers)
  return {
    get,
    post,
    put: (url: string, payload: object) => call('PUT', url, payload),
    delete: (url: string) => call('DELETE', url),
    signIn: (email: string, password = PASSWORD) => post('/api/v1/auth/admin_sessions', { email, password }),
    /** Gives the password again, as is asked before a change to the ways in. */
    prove: (current_password = PASSWORD) => post('/api/admin/v1/security/proof', { current_password }),
    state: async () => (await get('/api/v1/auth/admin_sessions/state')).json().data.attributes,
    cookie: () => cookie,
  }
}
export type ConsoleBrowser = ReturnType<typeof consoleBrowser>
