import {
  type AuditStep,
  asStaff,
  call,
  headers,
  home,
  openForGood,
  test,
} from '../../../testing/audit-walk.ts'
import { multipartBody } from '../../../testing/files/multipart-body.ts'
import { samplePdf } from '../../../testing/files/sample-files.ts'

let applied = ''
let application = ''
const REVIEW = '/api/admin/v1/applications'
const moveTo = async (to: string) => {
  const path = `${REVIEW}/${application}`
  const { revision } = (await asStaff('GET', path)).json().data.attributes
  const more = to === 'approved' ? { reason: 'Seen on the invoice.', amount: '20.00' } : {}
  return asStaff('POST', `${path}/moves`, { to, revision, ...more })
}

export const auditSteps: readonly AuditStep[] = [
  [
    'POST /api/v1/comments',
    'comment.save',
    async () => {
      const { records } = (await call('GET', '/api/v1/buildings/')).json()
      applied = records.data.find(({ id }: { id: string }) => id !== home).id
      return call('POST', '/api/v1/comments', {
        comment: {
          commentable_type: 'ListItem',
          commentable_id: 'account-number',
          content: 'LP-4100-2201',
          building_id: applied,
        },
      })
    },
  ],
  [
    'PUT /api/v1/comments/:id',
    'comment.save',
    async () => {
      const { data } = (await call('GET', `/api/v1/comments?building_id=${applied}`)).json()
      return call('PUT', `/api/v1/comments/${data[0].id}`, { comment: { content: 'LP-4100-2202' } })
    },
  ],
  [
    'POST /api/v1/projects',
    'application.submit',
    async () => {
      const offer_id = await openForGood('led-pack')
      const body = { building_id: applied, consent: true }
      const answer = await call('POST', `/api/v1/projects?offer_id=${offer_id}`, body)
      application = answer.json().data.id
      return answer
    },
  ],
  [
    'POST /api/admin/v1/applications/:id/requests',
    'application.request',
    async () =>
      call(
        'POST',
        `/api/admin/v1/applications/${application}/requests`,
        { requests: [{ kind: 'answer', item_id: 'account-number', content: 'Which one?' }] },
        await test.signIn('admin@lakeshore.test'),
      ),
  ],
  [
    'POST /api/admin/v1/application_queue/bulk_actions',
    'application.request',
    async () => {
      const staff = await test.signIn('admin@lakeshore.test')
      const id = application
      const { data } = (await call('GET', `/api/admin/v1/applications/${id}`, undefined, staff)).json()
      const applications = [{ id, revision: data.attributes.revision }]
      const request = { kind: 'answer', item_id: 'account-number', content: 'Since when?' }
      const body = { applications, action: { kind: 'ask', request } }
      return call('POST', '/api/admin/v1/application_queue/bulk_actions', body, staff)
    },
  ],
  [
    'POST /api/admin/v1/application_queue/assignments',
    'application.assign',
    async () => {
      const staff = await test.signIn('admin@lakeshore.test')
      const queue = (await call('GET', '/api/admin/v1/application_queue', undefined, staff)).json()
      const to = queue.data.attributes.own_id
      const assignments = [{ id: application, from: null, to }]
      return call('POST', '/api/admin/v1/application_queue/assignments', { assignments }, staff)
    },
  ],
  [
    'PUT /api/v1/projects/:id',
    'application.update',
    async () => {
      const { data } = (await call('GET', `/api/v1/comments?project_id=${application}`)).json()
      const [{ id, attributes }] = data
      const asked = attributes.requested_comments[0].id
      const comment = { content: 'LP-4100-2201' }
      await call('PUT', `/api/v1/comments/${id}?requested_comment_id=${asked}`, { comment })
      return call('PUT', `/api/v1/projects/${application}`, {})
    },
  ],
  [
    'POST /api/v1/projects/:id/withdrawal',
    'application.withdraw',
    async () => {
      const offer_id = await openForGood('weatherization-bundle')
      const building_id = applied
      const comment = { commentable_type: 'ListItem', commentable_id: 'account-number', building_id }
      await call('POST', '/api/v1/comments', { comment: { ...comment, content: 'LP-4100-2201' } })
      const body = { building_id, consent: true }
      const { data } = (await call('POST', `/api/v1/projects?offer_id=${offer_id}`, body)).json()
      return call('POST', `/api/v1/projects/${data.id}/withdrawal`)
    },
  ],
  [
    `POST ${REVIEW}/:id/notes`,
    'application.add-note',
    () => asStaff('POST', `${REVIEW}/${application}/notes`, { content: 'Looked at.' }),
  ],
  [
    `POST ${REVIEW}/:id/messages`,
    'application.write-message',
    () => asStaff('POST', `${REVIEW}/${application}/messages`, { content: 'Which lamps?' }),
  ],
  [
    'POST /api/v1/applications/:id/messages',
    'application.write-message',
    () => call('POST', `/api/v1/applications/${application}/messages`, { content: 'Those in the hall.' }),
  ],
  [
    `POST ${REVIEW}/:id/accepted_documents/:document_id`,
    'application.accept-document',
    async () => {
      const fields = {
        documentable_type: 'DocumentItem',
        documentable_id: 'invoice',
        building_id: applied,
        project_id: application,
      }
      const { payload, headers: type } = multipartBody(fields, {
        name: 'lamps.pdf',
        bytes: samplePdf('lamps'),
      })
      await test.app.inject({
        method: 'POST',
        url: '/api/v1/documents',
        payload,
        headers: { ...headers, ...type },
      })
      const [document] = (await asStaff('GET', `${REVIEW}/${application}`)).json().data.attributes.documents
      return asStaff('POST', `${REVIEW}/${application}/accepted_documents/${document.id}`)
    },
  ],
  [
    `PUT ${REVIEW}/:id/rules/:rule`,
    'application.settle-rule',
    async () => {
      const { data } = (await asStaff('GET', `${REVIEW}?tab=all&limit=50`)).json()
      for (const { id } of data) {
        const { eligibility, revision } = (await asStaff('GET', `${REVIEW}/${id}`)).json().data.attributes
        const rule = eligibility.trace.find((line: { settled_by: string | null }) => line.settled_by !== null)
        if (rule !== undefined)
          return asStaff('PUT', `${REVIEW}/${id}/rules/${rule.code}`, { outcome: 'met', revision })
      }
      throw new Error('no application has a rule that somebody settles')
    },
  ],
  [
    `POST ${REVIEW}/:id/waiting_approvals/:waiting_id`,
    'application.decide-second',
    async () => {
      const path = `${REVIEW}/${application}`
      const { revision } = (await asStaff('GET', path)).json().data.attributes
      const large = { to: 'approved', amount: '999999', reason: 'A slip of the hand.', revision }
      await call('POST', `${path}/moves`, large, await test.signIn('reviewer@lakeshore.test'))
      const { waiting_approval } = (await asStaff('GET', path)).json().data.attributes
      return asStaff('POST', `${path}/waiting_approvals/${waiting_approval.id}`, {
        is_confirmed: false,
        reason: 'Too many digits.',
      })
    },
  ],
  [`POST ${REVIEW}/:id/moves`, 'application.move', () => moveTo('approved')],
  [
    `POST ${REVIEW}/:id/amounts`,
    'application.correct-amount',
    async () => {
      const path = `${REVIEW}/${application}`
      const { revision } = (await asStaff('GET', path)).json().data.attributes
      return asStaff('POST', `${path}/amounts`, { amount: '19.00', reason: 'As the invoice says.', revision })
    },
  ],
]

/** What these write does not last, or is told by a line of another route. */
export const unlogged: Readonly<Record<string, string>> = {
  'POST /api/admin/v1/applications/:id/mail_previews': 'reads',
  'POST /api/admin/v1/application_queue/assignment_plans': 'says what would change',
  'POST /api/admin/v1/application_queue/bulk_plans': 'says what would change',
  'POST /api/admin/v1/applications/:id/review': 'who has it open, for a minute',
  'DELETE /api/admin/v1/applications/:id/review': 'who has it open, for a minute',
  'PUT /api/v1/applications/:id/messages/read': 'when the messages were last read',
  'PUT /api/admin/v1/applications/:id/messages/read': 'when the messages were last read',
}
