import { type AuditStep, asStaff, call, home, openForGood } from '../../../testing/audit-walk.ts'

const ADVISORS_PATH = '/api/admin/v1/advisors'
const walkedAdvisor = (name: string) => ({
  name,
  email: 'walked-advisor@lakeshore.test',
  phone: '',
  languages: [],
  zips: [],
  time_zone: null,
  is_active: true,
  project_type_ids: [],
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
  [
    'POST /api/v1/energy_advisor_assignments',
    'advisor.assign',
    async () => {
      const subsidy_id = await openForGood('home-visit')
      return call('POST', '/api/v1/energy_advisor_assignments', {
        building_id: home,
        subsidy_id,
        consent: true,
      })
    },
  ],
]
