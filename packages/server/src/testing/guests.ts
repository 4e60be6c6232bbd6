import type { FastifyInstance } from 'fastify'
import { multipartBody } from './files/multipart-body.ts'
import type { TestApp } from './test-app.ts'

const FAMILY = '/api/v1/fulfill-integrate'

/** A browser that keeps the cookie and the token of the session it is given. */
export function guestBrowser(app: FastifyInstance, partner: string) {
  const headers: Record<string, string> = { host: `${partner}.localhost`, 'accept-language': 'en' }
  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
    more: Readonly<Record<string, string>> = {},
  ) => {
    const sent = { ...headers, ...more }
    const answer = await app.inject({ method, url, headers: sent, ...(payload && { payload }) })
    for (const { name, value } of answer.cookies) headers['cookie'] = `${name}=${value}`
    const csrf = answer.body.startsWith('{') ? answer.json().meta?.csrf : undefined
    if (csrf !== undefined) headers['x-csrf-token'] = csrf
    return answer
  }
  return {
    get: (url: string) => call('GET', url),
    post: (url: string, payload: object) => call('POST', url, payload),
    delete: (url: string) => call('DELETE', url),
    /** Sends a form with a file. */
    postFile: (url: string, fields: object, file: { readonly name: string; readonly bytes: Buffer }) => {
      const { payload, headers: type } = multipartBody(fields, file)
      return call('POST', url, payload, type)
    },
  }
}

export type GuestBrowser = ReturnType<typeof guestBrowser> & {
  readonly userId: string
  readonly projectId: string
  /** Gives a file to a question of the application. */
  readonly attach: (
    attachment_id: string,
    file: { readonly name: string; readonly bytes: Buffer },
  ) => ReturnType<ReturnType<typeof guestBrowser>['post']>
}
type Beginning = { readonly program?: RegExp; readonly proof?: string }

/** Sends the public applicant form of Lakeshore, by default for the demo's short program. */
export async function beginGuest(
  test: TestApp,
  user: Readonly<Record<string, unknown>>,
  { program = /Weatherization/, proof }: Beginning = {},
) {
  const browser = guestBrowser(test.app, 'lakeshore')
  const rows = await test.db
    .selectFrom('programs')
    .innerJoin('program_versions', 'program_versions.program_id', 'programs.id')
    .select(['programs.id', 'program_versions.definition'])
    .execute()
  const program_id = rows.find(({ definition }) => program.test(definition.name['en'] ?? ''))?.id
  const body = { program_id, user, ...(proof !== undefined && { proof }) }
  const answer = await browser.post('/api/v1/user_details', body)
  const { id: userId = '', attributes } = answer.json().data ?? {}
  const projectId: string = attributes?.project_id ?? ''
  const guest: GuestBrowser = {
    ...browser,
    userId,
    projectId,
    attach: (attachment_id, file) =>
      browser.postFile(
        `${FAMILY}/attachments`,
        { attachment_id, project_id: projectId, system_id: '' },
        file,
      ),
  }
  return { guest, answer }
}

/** Fills the demo's short program in and sends it. */
export async function sendKit(guest: GuestBrowser) {
  await guest.post(`${FAMILY}/prqs`, {
    answerList: { kit: { home_kind: 'House', drafty_doors: 2, postal_address: '602 Huron Street' } },
    details: { project_id: guest.projectId, cn: 'kit' },
  })
  return guest.post(`${FAMILY}/prqs`, {
    accept_tnc: true,
    is_tc_update: true,
    details: { isFieldUpdate: false, project_id: guest.projectId, cn: 'terms' },
  })
}

/** The addresses in a guest's mail. */
export function linksIn(text: string | undefined): { readonly resume?: string; readonly status?: string } {
  const [resume] = /http\S+#resume\.[\w.-]+/.exec(text ?? '') ?? []
  const [status] = /http\S+#status\.[\w.-]+/.exec(text ?? '') ?? []
  return { ...(resume !== undefined && { resume }), ...(status !== undefined && { status }) }
}
