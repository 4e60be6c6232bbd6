import { Agent } from 'node:http'
import { asker, read, signIn, type Who } from './ask.ts'

const PARTNER = 'lakeshore'
const HOMEOWNER = 'homeowner@lakeshore.test'
const REVIEWER = 'reviewer@lakeshore.test'
const PASSWORD = 'Demo-pass-2026'

export type ComparedCall = {
  readonly name: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly saves?: true
  /** Asked one after another: the document of one home is drawn for one at a time. */
  readonly alone?: true
}

/** The calls and pages of the demo's homeowner, of staff and of anybody. */
export async function comparedCalls(port: number): Promise<readonly ComparedCall[]> {
  const ask = asker(port, PARTNER, new Agent())
  const anybody = { host: `${PARTNER}.localhost` }
  const as = (who: Who, area: string) => ({ ...anybody, ...who, 'service-requester': area })
  const person = as(await signIn(ask, HOMEOWNER, PASSWORD), 'portal')
  const staff = as(await signIn(ask, REVIEWER, PASSWORD, 'admin'), 'admin')
  const { records }: Homes = await read(ask, { path: '/api/v1/buildings/', headers: person })
  const home = records.data.find(({ attributes }) => attributes.extra_info.virtual_audit !== null)
  if (home === undefined) throw new Error('The demo has no assessed home.')
  // The first who asks has it computed and drawn.
  await ask({ path: `/api/v2/reports/${home.id}`, headers: person })
  const page = { accept: 'text/html' }
  return [
    { name: 'health', path: '/healthz', headers: anybody },
    { name: 'partner', path: '/api/v1/partners', headers: anybody },
    { name: 'home page', path: '/', headers: { ...anybody, ...page } },
    { name: 'sign-in page', path: '/sign-in', headers: { ...anybody, ...page } },
    { name: 'list of homes, drawn', path: '/buildings', headers: { ...person, ...page } },
    { name: 'list of homes', path: '/api/v1/buildings/', headers: person },
    { name: 'one home', path: `/api/v1/buildings/current?building_id=${home.id}`, headers: person },
    {
      name: 'result',
      path: `/api/v1/virtual_audit/virtual_audits/${home.attributes.extra_info.virtual_audit}`,
      headers: person,
    },
    { name: 'offers', path: `/api/v2/offers?building_id=${home.id}`, headers: person },
    { name: 'applications', path: '/api/v1/projects', headers: person },
    { name: 'report as PDF', path: `/api/v2/reports/${home.id}`, headers: person, alone: true },
    { name: 'queue', path: '/api/admin/v1/applications?tab=all', headers: staff },
    { name: 'dashboard', path: '/api/admin/v1/dashboard', headers: staff },
    { name: 'payments', path: '/api/admin/v1/payments', headers: staff },
    { name: 'save of a home', path: `/api/v1/buildings/${home.id}`, headers: person, saves: true },
  ]
}

type Homes = {
  readonly records: {
    readonly data: readonly {
      readonly id: string
      readonly attributes: { readonly extra_info: { readonly virtual_audit: string | null } }
    }[]
  }
}
