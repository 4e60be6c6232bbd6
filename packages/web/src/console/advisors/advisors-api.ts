import {
  type AdvisorInput,
  type ChangeAdvisor,
  ProjectTypesResponse,
  StaffAdvisorResponse,
} from '@hearthlight/domain/scheduling/staff-advisor'
import { queryOptions } from '@tanstack/react-query'
import { listKey } from '../kit/use-list.ts'
import { adminHttp, adminQueries } from '../session/admin-http.ts'

export const ADVISORS_PATH = '/api/admin/v1/advisors'
/** Everything of this section that was asked. */
export const ADVISORS_KEY = 'console-advisors'

export const advisorQuery = (id: string) =>
  queryOptions({
    queryKey: [ADVISORS_KEY, 'advisor', id],
    staleTime: 0,
    queryFn: async () =>
      (await adminHttp.get(`${ADVISORS_PATH}/${id}`, { response: StaffAdvisorResponse })).data.attributes,
  })

export const projectTypesQuery = queryOptions({
  queryKey: [ADVISORS_KEY, 'project-types'],
  queryFn: async ({ signal }) => {
    const path = '/api/admin/v1/project_types'
    const { data } = await adminHttp.get(path, { response: ProjectTypesResponse, signal })
    return data.map(({ id, attributes: { name } }) => ({ id, name }))
  },
})

export async function refreshAdvisors(): Promise<void> {
  for (const queryKey of [[ADVISORS_KEY], listKey('advisors'), listKey('bookings')])
    await adminQueries.invalidateQueries({ queryKey })
}

export const advisorsApi = {
  create: async (body: AdvisorInput) => {
    const { data } = await adminHttp.post(ADVISORS_PATH, { body, response: StaffAdvisorResponse })
    await refreshAdvisors()
    return data.id
  },
  save: async (id: string, body: ChangeAdvisor) => {
    await adminHttp.put(`${ADVISORS_PATH}/${id}`, { body, response: StaffAdvisorResponse })
    await refreshAdvisors()
  },
} as const
