import {
  type AdvisorInput,
  type ChangeAdvisor,
  ProjectTypesResponse,
  StaffAdvisorResponse,
} from '@hearthlight/domain/scheduling/staff-advisor'
import { queryOptions } from '@tanstack/react-query'
import { consoleHttp, consoleQueries } from './console-http.ts'
import { listKey } from './list-api.ts'

export const ADVISORS_PATH = '/api/admin/v1/advisors'
/** Everything of this section that was asked. */
export const ADVISORS_KEY = 'console-advisors'

export const advisorQuery = (id: string) =>
  queryOptions({
    queryKey: [ADVISORS_KEY, 'advisor', id],
    staleTime: 0,
    queryFn: async () =>
      (await consoleHttp.get(`${ADVISORS_PATH}/${id}`, { response: StaffAdvisorResponse })).data.attributes,
  })

export const refreshAdvisor = (id: string) =>
  consoleQueries.invalidateQueries({ queryKey: advisorQuery(id).queryKey })

export const projectTypesQuery = queryOptions({
  queryKey: [ADVISORS_KEY, 'project-types'],
  queryFn: async ({ signal }) => {
    const path = '/api/admin/v1/project_types'
    const { data } = await consoleHttp.get(path, { response: ProjectTypesResponse, signal })
    return data.map(({ id, attributes: { name } }) => ({ id, name }))
  },
})

export async function refreshAdvisors(): Promise<void> {
  for (const queryKey of [[ADVISORS_KEY], listKey('advisors'), listKey('bookings')])
    await consoleQueries.invalidateQueries({ queryKey })
}

export const advisorsApi = {
  create: async (body: AdvisorInput) => {
    const { data } = await consoleHttp.post(ADVISORS_PATH, { body, response: StaffAdvisorResponse })
    await refreshAdvisors()
    return data.id
  },
  save: async (id: string, body: ChangeAdvisor) => {
    await consoleHttp.put(`${ADVISORS_PATH}/${id}`, { body, response: StaffAdvisorResponse })
    await refreshAdvisors()
  },
} as const
