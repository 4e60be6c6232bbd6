import { multipartBody } from '../../packages/server/src/testing/multipart-body.ts'
import { samplePdf } from '../../packages/server/src/testing/sample-files.ts'
import { call, firstHome, signIn } from './attack-call.mjs'

/** One person gives documents for as long as they are taken. */
export const documentsWithoutEnd = {
  begin: async () => {
    const person = await signIn('homeowner@lakeshore.test', 'person')
    const home = await firstHome(person)
    const place = { documentable_type: 'Building', documentable_id: home, building_id: home }
    let given = 0
    return () => {
      given += 1
      const { payload, headers } = multipartBody(place, { bytes: samplePdf(`bill ${given}`) })
      return call({
        ...{ method: 'POST', path: '/api/v1/documents', host: person.host, body: payload },
        headers: { ...person, ...headers },
      })
    }
  },
  before: 310,
  expected: [201, 409],
  most: { 201: 300 },
}
