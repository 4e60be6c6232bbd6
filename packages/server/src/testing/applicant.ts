import type { Building } from '@hearthlight/domain/buildings/building'
import type { ClassifiedIncentive } from '@hearthlight/domain/incentives/classified-incentive'
import { multipartBody } from './files/multipart-body.ts'
import { samplePdf } from './files/sample-files.ts'
import type { TestApp } from './test-app.ts'
import type { SignedIn } from './test-sign-in.ts'

type Row<T> = { readonly id: string; readonly attributes: T }

/** The calls of a person who applies for incentives with their homes. */
export async function applicant(test: TestApp, email: string) {
  const headers: SignedIn = await test.signIn(email)
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    test.app.inject({ method, url, headers, ...(payload && { payload }) })
  const { records } = (await call('GET', '/api/v1/buildings/')).json<{
    records: { data: Row<Building>[] }
  }>()
  const homes = new Map(
    records.data.map(({ id, attributes }) => [attributes.extra_info.building_name ?? '', id]),
  )
  const home = (name: string): string => {
    const id = homes.get(name)
    if (id === undefined) throw new Error(`no home ${name}`)
    return id
  }
  const incentive = async (buildingId: string, code: string) => {
    const lists = await Promise.all(
      ['/api/v2/offers', '/api/v1/subsidies'].map((url) => call('GET', `${url}?building_id=${buildingId}`)),
    )
    const found = lists
      .flatMap((list) => list.json<{ data: Row<Omit<ClassifiedIncentive, 'id'>>[] }>().data)
      .find(({ attributes }) => attributes.code === code)
    if (found === undefined) throw new Error(`no incentive ${code}`)
    return { ...found.attributes, id: found.id }
  }
  const answer = (building_id: string, commentable_id: string, content: string, more: object = {}) =>
    call('POST', '/api/v1/comments', {
      comment: { commentable_type: 'ListItem', commentable_id, content, building_id, ...more },
    })
  const upload = (
    building_id: string,
    documentable_id: string,
    more: object = {},
    text = documentable_id,
  ) => {
    const fields = { documentable_type: 'DocumentItem', documentable_id, building_id, ...more }
    const { payload, headers: type } = multipartBody(fields, { name: `${text}.pdf`, bytes: samplePdf(text) })
    return test.app.inject({
      method: 'POST',
      url: '/api/v1/documents',
      payload,
      headers: { ...headers, ...type },
    })
  }
  /** A file for an attachment of an application to a program. */
  const attach = (project_id: string, system_id: string, attachment_id: string, text = attachment_id) => {
    const name = `${text}.pdf`
    const fields = { project_id, system_id, attachment_id, attachment_rules: '' }
    const { payload, headers: type } = multipartBody(fields, {
      name,
      bytes: samplePdf(name),
      type: 'application/pdf',
    })
    return test.app.inject({
      method: 'POST',
      url: '/api/v1/fulfill-integrate/attachments',
      payload,
      headers: { ...headers, ...type },
    })
  }
  const submit = async (building_id: string, code: string, body: object = {}, query = '') => {
    const { id, kind } = await incentive(building_id, code)
    const named = kind === 'Offer' ? 'offer_id' : 'subsidy_id'
    return call('POST', `/api/v1/projects?${named}=${id}${query}`, { building_id, consent: true, ...body })
  }
  return { call, home, incentive, answer, upload, attach, submit }
}
export type Applicant = Awaited<ReturnType<typeof applicant>>
