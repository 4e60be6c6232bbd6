import {
  type AdvisorInput,
  type ChangeAdvisor,
  ProjectTypesResponse,
  StaffAdvisorResponse,
} from '@hearthlight/domain/scheduling/staff-advisor'
import { queryOptions } from '@tanstack/react-query'
import { adminHttp, adminQueries } from '../admin-http.ts'
import { listKey } from '../kit/use-list.ts'

export const ADVISORS_PATH = '/api/admin/v1/advisors'
/** Everything of this section that was asked. */
const KEY = 'console-advisors'

export const advisorQuery = (id: string) =>
  queryOptions({
    queryKey: [KEY, 'advisor', id],
    staleTime: 0,
    queryFn: async () =>
      (await adminHttp.get(`${ADVISORS_PATH}/${id}`, { response: StaffAdvisorResponse })).data.attributes,
  })

export const projectTypesQuery = queryOptions({
  queryKey: [KEY, 'project-types'],
  queryFn: async ({ signal }) => {
    const path = '/api/admin/v1/project_types'
    const { data } = await adminHttp.get(path, { response: ProjectTypesResponse, signal })
    return data.map(({ id, attributes: { name } }) => ({ id, name }))
  },
})

async function refresh(): Promise<void> {
  for (const queryKey of [[KEY], listKey('advisors')]) await adminQueries.invalidateQueries({ queryKey })
}

export const advisorsApi = {
  create: async (body: AdvisorInput) => {
    const { data } = await adminHttp.post(ADVISORS_PATH, { body, response: StaffAdvisorResponse })
    await refresh()
    return data.id
  },
  save: async (id: string, body: ChangeAdvisor) => {
    await adminHttp.put(`${ADVISORS_PATH}/${id}`, { body, response: StaffAdvisorResponse })
    await refresh()
  },
} as const
