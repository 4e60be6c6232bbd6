import { type AuditStep, call, home } from '../../../testing/audit-walk.ts'

const OF_HOME = '/api/v1/consents/of_building'
let given = ''

export const auditSteps: readonly AuditStep[] = [
  [
    `POST ${OF_HOME}/:building_id`,
    'consent.give',
    async () => {
      const [{ purpose, version }] = (await call('GET', `${OF_HOME}/${home}`)).json().meta.offered
      const answer = await call('POST', `${OF_HOME}/${home}`, { purpose, version })
      given = answer.json().data.id
      return answer
    },
  ],
  [
    'POST /api/v1/consents/:id/withdraw',
    'consent.withdraw',
    () => call('POST', `/api/v1/consents/${given}/withdraw`, { erase: false }),
  ],
]
