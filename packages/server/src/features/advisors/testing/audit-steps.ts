import { type AuditStep, asStaff } from '../../../testing/audit-walk.ts'

const ADVISORS_PATH = '/api/admin/v1/advisors'
const walkedAdvisor = (name: string) => ({
  ...{ name, email: 'walked-advisor@lakeshore.test', phone: '', languages: [], zips: [], time_zone: null },
  ...{ is_active: true, project_type_ids: [] },
})
let advisor = ''

export const auditSteps: readonly AuditStep[] = [
  [
    `POST ${ADVISORS_PATH}`,
    'advisor.create',
    async () => {
      const answer = await asStaff('POST', ADVISORS_PATH, walkedAdvisor('Ada Visor'))
      advisor = answer.json().data.id
      return answer
    },
  ],
  [
    `PUT ${ADVISORS_PATH}/:id`,
    'advisor.change',
    () => asStaff('PUT', `${ADVISORS_PATH}/${advisor}`, { ...walkedAdvisor('Ida Visor'), revision: 1 }),
  ],
]
