import { type AuditStep, call } from '../../../testing/audit-walk.ts'

let contact = ''
const aContact = (FirstName: string) => ({
  fields: Object.entries({
    FirstName,
    LastName: 'Walker',
    Email: 'walker@example.test',
    MobilePhone: '920-555-0118',
    MailingPostalCode: '53081',
  }).map(([name, value]) => ({ name, value })),
})

export const auditSteps: readonly AuditStep[] = [
  [
    'POST /api/v1/contacts',
    'contact.create',
    async () => {
      const answer = await call('POST', '/api/v1/contacts', aContact('Ida'))
      contact = answer.json().data.id
      return answer
    },
  ],
  [
    'PUT /api/v1/contacts/:Id',
    'contact.change',
    () => call('PUT', `/api/v1/contacts/${contact}`, aContact('Eva')),
  ],
]
