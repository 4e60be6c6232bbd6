import type { Page } from '@playwright/test'
import { samplePdf } from '../homeowner/application-home.ts'

const FAMILY = '/api/v1/fulfill-integrate'

/** A call of the portal by who is signed in on the page, as its forms make it. */
const call = (page: Page, path: string, body?: object) =>
  page.evaluate(
    async ([path, body]) => {
      const { meta } = await (await fetch('/api/v1/users')).json()
      const headers = {
        'content-type': 'application/json',
        'service-requester': 'portal',
        'x-csrf-token': meta.csrf,
      }
      const answer = await fetch(
        path,
        body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) },
      )
      if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
      return answer.json()
    },
    [path, body] as const,
  )

const IN_SHEBOYGAN = {
  building_name: 'Geele Avenue',
  address1: '1840 Geele Avenue',
  city: 'Sheboygan',
  region: 'WI',
  country: 'US',
  zip: '53083',
  electric_utility: 'Lakeshore Power & Gas',
}

/** A further home of the person. Answers its id. */
export async function addHome(page: Page, building: object = IN_SHEBOYGAN): Promise<string> {
  return (await call(page, '/api/v1/buildings/', { building })).data.id
}

/** Hands in an application for the weatherization kit for each home of the person. Answers the ids. */
export async function handInAll(page: Page): Promise<string[]> {
  const homes: { id: string }[] = (await call(page, '/api/v1/buildings/')).records.data
  const programs: { id: string; attributes: { name: string } }[] = (await call(page, `${FAMILY}/programs`))
    .data
  const program_id = programs.find(({ attributes }) => /weatherization/i.test(attributes.name))?.id
  const handedIn: string[] = []
  for (const { id: building_id } of homes) {
    const { data } = await call(page, `${FAMILY}/projects`, { building_id, program_id })
    const project_id: string = data.id
    const kit = {
      home_kind: 'House',
      drafty_doors: 2,
      language_of_guide: 'English',
      postal_address: '418 Birchwood Lane',
    }
    await call(page, `${FAMILY}/prqs`, { answerList: { kit }, details: { project_id, cn: 'kit' } })
    const terms = { accept_tnc: true, is_tc_update: true, details: { project_id, cn: 'terms' } }
    await call(page, `${FAMILY}/prqs`, terms)
    handedIn.push(project_id)
  }
  return handedIn
}

/** For a person with one home. */
export async function handIn(page: Page): Promise<string> {
  const [id] = await handInAll(page)
  if (id === undefined) throw new Error('the person has no home')
  return id
}

const upload = (page: Page, fields: Readonly<Record<string, string>>, name: string) =>
  page.evaluate(
    async ([fields, name, file]) => {
      const { meta } = await (await fetch('/api/v1/users')).json()
      const body = new FormData()
      for (const [name, value] of Object.entries(fields)) body.append(name, value)
      body.append('image', new File([file], `${name}.pdf`, { type: 'application/pdf' }))
      const headers = { 'service-requester': 'portal', 'x-csrf-token': meta.csrf }
      const answer = await fetch('/api/v1/documents', { method: 'POST', headers, body })
      if (!answer.ok) throw new Error(await answer.text())
    },
    [fields, name, samplePdf(name, 2).buffer.toString()] as const,
  )

type Rebate = {
  readonly kind: 'offers' | 'subsidies'
  readonly code: string
  readonly answers: Readonly<Record<string, string>>
  readonly documents: readonly string[]
}

/** Hands in an application for a rebate. Answers its id. */
export async function handInRebate(
  page: Page,
  building_id: string,
  { kind, code, answers, documents }: Rebate,
): Promise<string> {
  const version = kind === 'offers' ? 'v2' : 'v1'
  const listed: { id: string; attributes: { code: string } }[] = (
    await call(page, `/api/${version}/${kind}?building_id=${building_id}`)
  ).data
  const id = listed.find(({ attributes }) => attributes.code === code)?.id
  for (const [commentable_id, content] of Object.entries(answers))
    await call(page, '/api/v1/comments', {
      comment: { commentable_type: 'ListItem', commentable_id, content, building_id },
    })
  for (const [index, documentable_id] of documents.entries())
    await upload(
      page,
      { documentable_type: 'DocumentItem', documentable_id, building_id },
      `${documentable_id} ${index + 1}`,
    )
  const asked = kind === 'offers' ? 'offer_id' : 'subsidy_id'
  const made = await call(page, `/api/v1/projects?${asked}=${id}`, { building_id, consent: true })
  return made.data.id
}

/** Tejo's voucher, whose tax number is restricted. */
export const handInVoucher = (page: Page, building_id: string, nif: string): Promise<string> =>
  handInRebate(page, building_id, {
    kind: 'subsidies',
    code: 'vale-conforto',
    documents: ['tarifa', 'iban'],
    answers: { cpe: 'PT0002000012345678AB', nif },
  })
