import type { InjectOptions } from 'fastify'
import { multipartBody } from '../files/multipart-body.ts'
import { samplePdf } from '../files/sample-files.ts'

type Method = NonNullable<InjectOptions['method']>
export type Sent = {
  readonly statusCode: number
  json(): Json
  readonly headers: Record<string, unknown>
  readonly body: string
  readonly rawPayload: Buffer
}
// Answers are looked at part by part, each by its own expectation.
// biome-ignore lint/suspicious/noExplicitAny: the shape is what the contract is about
export type Json = any

/** The portal on the engine that is tested, with a person who has two homes and a contact. */
export type ProgramSite = {
  readonly send: (options: InjectOptions) => Promise<Sent>
  readonly person: Record<string, string>
  readonly stranger: Record<string, string>
  readonly buildingId: string
  readonly contactId: string
  /** Sets one of the three flags, or another status, as staff do. */
  readonly alter: (projectId: string, set: Readonly<Record<string, string>>) => Promise<void>
}

export const HOUSE = {
  house: { year_built: '1974', heated_area: 1850, owner: 'I do' },
  before_work: {
    attic_today: 'R-11 to R-19',
    blower_door_date: '2026-11-01',
    work_begun: false,
    rooms_cold: 'Kitchen;Bathroom',
  },
}
export const FAMILY_AT = '/api/v1/fulfill-integrate'

/** The calls of the family, as a client makes them. */
export function familyClient(site: () => ProgramSite, as: 'person' | 'stranger' = 'person') {
  const send = (method: Method, url: string, payload?: object, headers: object = {}) =>
    site().send({
      method,
      url: `${FAMILY_AT}${url}`,
      headers: { ...site()[as], ...headers },
      ...(payload !== undefined && { payload }),
    })
  const get = async (url: string) => (await send('GET', url)).json().data
  const attributes = async (url: string) => (await get(url)).attributes
  const programId = async (name: RegExp) =>
    (await get('/programs')).find((program: Json) => name.test(program.attributes.name)).id
  const begin = async (name: RegExp): Promise<string> => {
    const answer = await send('POST', '/projects', {
      building_id: site().buildingId,
      program_id: await programId(name),
    })
    if (answer.statusCode !== 201) throw new Error(answer.body)
    return answer.json().data.attributes.project_id
  }
  const post = (details: object, rest: object = {}) => send('POST', '/prqs', { ...rest, details })
  return {
    send,
    get,
    attributes,
    programId,
    begin,
    steps: (projectId: string, query = 'nav=ns') =>
      attributes(`/portal-steps?projectId=${projectId}&${query}`),
    answer: (project_id: string, cn: string, answerList: object) => post({ project_id, cn }, { answerList }),
    measures: (project_id: string, retrofit: object) => post({ project_id, isFieldUpdate: true, retrofit }),
    accept: (project_id: string, over: object = {}) =>
      post(
        { project_id, isFieldUpdate: false, cn: 'terms' },
        { accept_tnc: true, is_tc_update: true, ...over },
      ),
    contact: (project_id: string) =>
      send('PUT', '/update_project_contact', { project_id, contact_id: site().contactId }),
    attach: (
      project_id: string,
      attachment_id: string,
      name: string,
      bytes = samplePdf(name),
      type = 'application/pdf',
    ) => {
      const { payload, headers } = multipartBody(
        { attachment_id, attachment_rules: '{"max_files":1}', project_id, system_id: site().buildingId },
        { name, bytes, type },
      )
      return site().send({
        method: 'POST',
        url: `${FAMILY_AT}/attachments`,
        payload,
        headers: { ...site()[as], ...headers },
      })
    },
  }
}

export const titlesOf = (answer: Sent): string[] => answer.json().errors.map(({ title }: Json) => title)

export const ATTIC_FORM = [
  { name: 'cost', value: 1850.5 },
  { name: 'material', value: 'Batts' },
  { name: 'r_after', value: '60' },
]

/** An application to the insulation program that only lacks the terms. */
export async function filledApplication(client: ReturnType<typeof familyClient>): Promise<string> {
  const id = await client.begin(/Insulation/)
  await client.contact(id)
  await client.answer(id, 'house', HOUSE)
  await client.measures(id, { program_measure_id: 'attic-r60', quantity: 800, fields: ATTIC_FORM })
  for (const attachment of ['quote', 'blower_door', 'attic_photos'])
    await client.attach(id, attachment, `${attachment}.pdf`)
  return id
}
