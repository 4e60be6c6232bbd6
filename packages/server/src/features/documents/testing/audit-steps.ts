import { type AuditStep, call, headers, home, test } from '../../../testing/audit-walk.ts'
import { multipartBody } from '../../../testing/files/multipart-body.ts'
import { samplePdf } from '../../../testing/files/sample-files.ts'

let documentId = ''
const place = () => ({
  documentable_type: 'Building',
  documentable_id: home,
  building_id: home,
})
const sendFile = (method: 'POST' | 'PUT', url: string, bytes: Buffer) => {
  const { payload, headers: type } = multipartBody(place(), { name: 'walked.pdf', bytes })
  return test.app.inject({ method, url, payload, headers: { ...headers, ...type } })
}

export const auditSteps: readonly AuditStep[] = [
  [
    'POST /api/v1/documents',
    'document.add',
    async () => {
      const answer = await sendFile('POST', '/api/v1/documents', samplePdf('first'))
      documentId = answer.json().data.id
      return answer
    },
  ],
  [
    'PUT /api/v1/documents/:id',
    'document.replace',
    () => sendFile('PUT', `/api/v1/documents/${documentId}`, samplePdf('second')),
  ],
  ['DELETE /api/v1/documents', 'document.delete', () => call('DELETE', `/api/v1/documents?id=${documentId}`)],
]
