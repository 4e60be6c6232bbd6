import { multipartBody } from '../../packages/server/src/testing/files/multipart-body.ts'
import { samplePdf } from '../../packages/server/src/testing/files/sample-files.ts'
import { call, firstHome, signIn } from './attack-call.mjs'

/** One person gives documents for as long as they are taken. */
export const documentsWithoutEnd = {
  begin: async () => {
    const person = await signIn('homeowner@lakeshore.test', 'person')
    const home = await firstHome(person)
    const place = { documentable_type: 'Building', documentable_id: home, building_id: home }
    let given = 0
    return async () => {
      given += 1
      const file = { name: `bill ${given}.pdf`, bytes: samplePdf(`bill ${given}`) }
      const { payload, headers } = multipartBody(place, file)
      const answer = await call({
        method: 'POST',
        path: '/api/v1/documents',
        host: person.host,
        body: payload,
        headers: { ...person, ...headers },
      })
      return { status: answer.status === 201 ? 201 : JSON.parse(answer.text).errors[0].code }
    }
  },
  before: 310,
  expected: [201, 'documents.person-full'],
  most: { 201: 300 },
}
