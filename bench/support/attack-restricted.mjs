import { multipartBody } from '../../packages/server/src/testing/files/multipart-body.ts'
import { samplePdf } from '../../packages/server/src/testing/files/sample-files.ts'
import { entriesOf } from '../../packages/server/src/testing/files/zip-entries.ts'
import { call, firstHome, prepare, signIn } from './attack-call.mjs'

const TAX_NUMBER = '508136482'

/** Somebody applies for the voucher of Tejo, whose tax number is restricted. Answers their id. */
async function applied() {
  const person = await signIn('homeowner@tejo.test', 'person')
  const building_id = await firstHome(person)
  for (const [commentable_id, content] of [
    ['cpe', 'PT0002000012345678AB'],
    ['nif', TAX_NUMBER],
  ])
    await prepare(person, '/api/v1/comments', {
      comment: { commentable_type: 'ListItem', commentable_id, content, building_id },
    })
  for (const documentable_id of ['tarifa', 'iban']) {
    const place = { documentable_type: 'DocumentItem', documentable_id, building_id }
    const { payload, headers } = multipartBody(place, { bytes: samplePdf(documentable_id) })
    const given = await call({
      method: 'POST',
      path: '/api/v1/documents',
      host: person.host,
      body: payload,
      headers: { ...person, ...headers },
    })
    if (given.status !== 201) throw new Error(given.text)
  }
  const listed = await prepare(person, `/api/v1/subsidies?building_id=${building_id}`)
  const { id } = listed.data.find(({ attributes }) => attributes.code === 'vale-conforto')
  await prepare(person, `/api/v1/projects?subsidy_id=${id}`, { building_id, consent: true })
  return (await prepare(person, '/api/v1/users')).data.id
}

/** Staff without the permission take a person's data away. */
export const restrictedExport = {
  begin: async () => {
    const path = `/api/admin/v1/users/${await applied()}/export`
    const taken = async (staff) => {
      const answer = await call({ path, host: staff.host, headers: staff })
      const data = answer.status === 200 ? String(entriesOf(answer.bytes).get('data.json')) : ''
      return { ...answer, status: data.includes(TAX_NUMBER) ? 'the tax number' : answer.status }
    }
    const { status } = await taken(await signIn('admin@tejo.test'))
    if (status !== 'the tax number') throw new Error(`who has the permission was given ${status}`)
    const reviewer = await signIn('reviewer@tejo.test')
    return () => taken(reviewer)
  },
  expected: [200],
}
