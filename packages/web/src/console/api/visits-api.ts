import {
  AdvisorDayResponse,
  type NewVisitNote,
  VisitBriefResponse,
} from '@hearthlight/domain/scheduling/visit-brief'
import { queryOptions } from '@tanstack/react-query'
import { ADVISORS_KEY, refreshAdvisors } from './advisors-api.ts'
import { consoleHttp } from './console-http.ts'

export const advisorDayQuery = (day: string) =>
  queryOptions({
    queryKey: [ADVISORS_KEY, 'day', day],
    staleTime: 0,
    queryFn: async ({ signal }) =>
      (await consoleHttp.get(`/api/admin/v1/advisor_days/${day}`, { response: AdvisorDayResponse, signal }))
        .data.attributes,
  })

const pathOf = (id: string) => `/api/admin/v1/bookings/${id}`

export const briefQuery = (id: string) =>
  queryOptions({
    queryKey: [ADVISORS_KEY, 'brief', id],
    staleTime: 0,
    queryFn: async ({ signal }) =>
      (await consoleHttp.get(`${pathOf(id)}/brief`, { response: VisitBriefResponse, signal })).data
        .attributes,
  })

export const visitsApi = {
  note: async (id: string, body: NewVisitNote) => {
    try {
      await consoleHttp.post(`${pathOf(id)}/notes`, { body, response: VisitBriefResponse })
    } finally {
      // Also when it was refused because somebody has answered since: what they answered is shown, and can be corrected.
      await refreshAdvisors()
    }
  },
  report: (id: string) => consoleHttp.blob(`${pathOf(id)}/report`, { timeoutMs: 120_000 }),
} as const
