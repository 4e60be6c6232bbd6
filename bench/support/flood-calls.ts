import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { PROGRAM_LIMITS } from '../../packages/domain/src/programs/lint/lint-size.ts'
import { multipartBody } from '../../packages/server/src/testing/files/multipart-body.ts'
import { samplePdf } from '../../packages/server/src/testing/files/sample-files.ts'
import { PASSWORD } from './add-people.ts'
import { type Call, read, signIn, signInCall } from './ask.ts'
import type { Flooder } from './flooder.ts'
import { plainQuestion, words } from './publish-questions.ts'

/** What a partner's people and strangers can flood with; `begin` makes what its calls need, which then take turns. */
export const FLOODS = {
  'signed in': signedIn,
  anonymous,
  bodies,
  mails,
  imports,
  webhooks,
  documents,
  programs,
} as const
export type FloodKind = keyof typeof FLOODS

export type Make = () => Call | Promise<Call>

const FAMILY = '/api/v1/fulfill-integrate'

let last = 0
const next = () => {
  last += 1
  return last
}

async function signedIn({ person, staff, home }: Flooder): Promise<readonly Make[]> {
  const own = [
    '/api/v1/partners',
    '/buildings',
    '/api/v1/buildings/',
    '/api/v1/users',
    `/api/v2/offers?building_id=${home.id}`,
    `/api/v1/virtual_audit/virtual_audits/${home.result}`,
    '/api/v1/contacts',
  ]
  const desk = ['/api/admin/v1/payments', '/api/admin/v1/application_queue', '/api/admin/v1/homes']
  return [
    ...own.map((path) => () => ({ path, headers: person })),
    ...desk.map((path) => () => ({ path, headers: staff })),
    () => ({
      method: 'PUT' as const,
      path: `/api/v1/buildings/${home.id}`,
      headers: person,
      body: { building: { water_cost: next() % 1000 } },
    }),
  ]
}

async function anonymous(): Promise<readonly Make[]> {
  const paths = ['/api/v1/partners', '/', '/offers-public', `${FAMILY}/programs_public`, '/api/v1/users']
  return [
    ...paths.map((path) => () => ({ path })),
    () => ({ method: 'POST', path: '/ahoy/visits', body: { landing_page: `/?${next()}` } }),
    () => signInCall(`stranger-${next()}@lakeshore.test`, 'not the password'),
  ]
}

const MEGABYTE = 1_048_576
const numbers = (bytes: number) => `{"x":[${'1,'.repeat(bytes / 2 - 8)}1]}`

async function bodies({ person, staff }: Flooder): Promise<readonly Make[]> {
  const json = { 'content-type': 'application/json' }
  const anybodys = Buffer.from(numbers(MEGABYTE))
  const escaped = Buffer.from(`{"y":"\\ud83d\\ude00",${numbers(MEGABYTE - 64).slice(1)}`)
  const small = Buffer.from(numbers(16_000))
  return [
    () => ({ method: 'POST', path: '/api/v1/auth/forgot_password', headers: json, body: anybodys }),
    () => ({ method: 'POST', path: '/api/v1/auth/forgot_password', headers: json, body: small }),
    () => ({ method: 'POST', path: '/api/v1/contacts', headers: { ...person, ...json }, body: escaped }),
    () => ({
      method: 'PUT',
      path: '/api/admin/v1/studio/draft',
      headers: { ...staff, ...json },
      body: escaped,
    }),
  ]
}

async function mails({ emails }: Flooder): Promise<readonly Make[]> {
  return [
    () => ({
      method: 'POST',
      path: '/api/v1/auth/forgot_password',
      body: { email: emails[next() % emails.length] },
    }),
  ]
}

const ACCOUNT_COLUMNS =
  'account_id,first_name,last_name,email,mailing_address,city,region,country,zip,site_id,site_address,site_city,site_region,site_zip'
const [ACCOUNT_ROWS, PAYMENT_ROWS] = [10_000, 2_000]
const UPLOADS_A_CHECK = 25

async function imports({ ask, staff }: Flooder): Promise<readonly Make[]> {
  const path = '/api/admin/v1/account_imports'
  const place = (index: number) => `${index} Elm Street,Sheboygan,WI`
  const rows = Array.from(
    { length: ACCOUNT_ROWS },
    (_, index) =>
      `F-${index},Kim,Doe,kim-${index}@flood.test,${place(index)},US,53081,S-${index},${place(index)},53081`,
  )
  const { payload, headers } = multipartBody(
    {},
    { name: 'a.csv', type: 'text/csv', bytes: Buffer.from([ACCOUNT_COLUMNS, ...rows].join('\n')) },
  )
  const csv = `payment,status\n${'5001,paid\n'.repeat(PAYMENT_ROWS - 1)}`
  return [
    async () => {
      const upload: Call = { method: 'POST', path, headers: { ...staff, ...headers }, body: payload }
      // What few of them leave to be done is over before the next round.
      if (next() % UPLOADS_A_CHECK > 0) return upload
      const { data } = await read(ask, upload)
      const { mapping, version } = data.attributes
      return { method: 'POST', path: `${path}/${data.id}/check`, headers: staff, body: { mapping, version } }
    },
    () => ({
      method: 'POST',
      path: '/api/admin/v1/payment_imports',
      headers: staff,
      body: { csv, is_dry_run: true },
    }),
  ]
}

/** One that never answers, one that answers late, and one where nobody listens. */
async function receivers(): Promise<readonly string[]> {
  const silent = createServer(() => undefined)
  const late = createServer((_request, answer) => void setTimeout(() => answer.end('thanks'), 2_000))
  const gone = createServer()
  const urls: string[] = []
  for (const server of [silent, late, gone]) urls.push(await listen(server))
  gone.close()
  return urls
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  server.unref()
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`
}

async function webhooks({ ask, person, staff, home }: Flooder): Promise<readonly Make[]> {
  const path = '/api/admin/v1/webhooks'
  const urls = await receivers()
  for (let index = 0; index < 20; index += 1)
    await read(ask, {
      method: 'POST',
      path,
      headers: staff,
      body: { url: `${urls[index % 3]}/${index}`, events: ['assessment.finished'], is_active: true },
    })
  return [
    () => ({
      method: 'POST',
      path: '/api/v1/virtual_audit/virtual_audits',
      headers: person,
      body: { building_id: home.id },
    }),
    () => ({ path, headers: staff }),
    () => ({ path: '/api/admin/v1/webhook_deliveries', headers: staff }),
  ]
}

async function documents({ person, home }: Flooder): Promise<readonly Make[]> {
  const noise = { width: 1600, height: 1200, channels: 3, background: '#888' } as const
  const photo = await sharp({ create: { ...noise, noise: { type: 'gaussian', mean: 128, sigma: 40 } } })
    .jpeg({ quality: 60 })
    .toBuffer()
  const fields = { documentable_type: 'Building', documentable_id: home.id, building_id: home.id }
  const upload = (name: string, type: string, bytes: Buffer): Call => {
    const { payload, headers } = multipartBody(fields, { name, type, bytes })
    return { method: 'POST', path: '/api/v1/documents', headers: { ...person, ...headers }, body: payload }
  }
  return [
    () => upload(`${next()}.jpg`, 'image/jpeg', Buffer.concat([photo, Buffer.from(String(next()))])),
    () => upload(`${next()}.pdf`, 'application/pdf', samplePdf(`Page ${next()}`)),
    () => ({ path: `/api/v1/documents?building_id=${home.id}`, headers: person }),
    () => ({ path: `/api/v2/reports/${home.id}`, headers: person }),
  ]
}

const CHAIN = PROGRAM_LIMITS.chain
/** As many questions as a program may have, each shown by an answer to the one before as far as it may. */
export const LONG_PROGRAM = Array.from({ length: PROGRAM_LIMITS.questions }, (_, index) => ({
  ...plainQuestion,
  code: `q${index}`,
  question: words(`Question ${index}`),
  sorting_tag: String(index),
  type: 'Boolean' as const,
  rules: words(''),
  ...(index % CHAIN > 0 && {
    visible_when: { fact: `q${index - 1}`, is: 'one_of' as const, values: ['true'] },
  }),
}))

async function programs({ ask, emails, home, person }: Flooder): Promise<readonly Make[]> {
  const applicant = await signIn(ask, emails[0] ?? '', PASSWORD)
  const building = await read(ask, {
    method: 'POST',
    path: '/api/v1/buildings/',
    headers: applicant,
    body: { building: { address1: '12 Elm Street', city: 'Sheboygan', region: 'WI', zip: '53081' } },
  })
  const list = await read(ask, { path: `${FAMILY}/programs`, headers: applicant })
  const long = list.data.find(
    ({ attributes }: { attributes: { name: string } }) => attributes.name === 'Free Weatherization Kit',
  )
  const begun = await read(ask, {
    method: 'POST',
    path: `${FAMILY}/projects`,
    headers: applicant,
    body: { building_id: building.data.id, program_id: long.id },
  })
  const id: string = begun.data.attributes.project_id
  return [
    () => ({ path: `${FAMILY}/prqs?project_id=${id}&cn=kit`, headers: applicant }),
    () => ({ path: `${FAMILY}/portal-steps?projectId=${id}&nav=ns`, headers: applicant }),
    () => {
      const isOdd = String(next() % 2 === 0)
      const answers = LONG_PROGRAM.map(({ code }, index) => [
        code,
        index % CHAIN === CHAIN - 1 ? isOdd : 'true',
      ])
      return {
        method: 'POST',
        path: `${FAMILY}/prqs`,
        headers: applicant,
        body: { answerList: { kit: Object.fromEntries(answers) }, details: { project_id: id, cn: 'kit' } },
      }
    },
    () => ({ path: `${FAMILY}/programs?building_id=${home.id}`, headers: person }),
  ]
}
