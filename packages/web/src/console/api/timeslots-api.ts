import {
  AdvisorsWeekResponse,
  AffectedResponse,
  type ChangeTimeslot,
  CreatedTimeslotsResponse,
  type CreateTimeslots,
  type Removal,
  type RemoveTimeslots,
} from '@hearthlight/domain/scheduling/staff-timeslots'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { z } from 'zod'
import { ADVISORS_KEY, refreshAdvisors } from './advisors-api.ts'
import { consoleHttp } from './console-http.ts'

/** The client reads an answer without a body as null. */
const Nothing = z.null()

export const weekQuery = (monday: string) =>
  queryOptions({
    queryKey: [ADVISORS_KEY, 'week', monday],
    staleTime: 0,
    queryFn: async ({ signal }) =>
      (
        await consoleHttp.get(`/api/admin/v1/advisor_weeks/${monday}`, {
          response: AdvisorsWeekResponse,
          signal,
        })
      ).data.attributes,
  })

/** Who is affected by a removal; asked anew whenever it is another, and no more once its timeslots are gone. */
export const affectedQuery = (removal: Removal) =>
  queryOptions({
    queryKey: ['console-affected', removal],
    staleTime: 0,
    queryFn: async () =>
      (
        await consoleHttp.post('/api/admin/v1/timeslot_removals/preview', {
          body: removal,
          response: AffectedResponse,
        })
      ).data.attributes,
  })

/** What would be made; asked anew whenever it is said otherwise, once enough is said. */
export const newTimeslotsQuery = (body: CreateTimeslots | undefined) =>
  queryOptions({
    queryKey: [ADVISORS_KEY, 'create', body],
    queryFn: body === undefined ? skipToken : () => timeslotsApi.create(body),
    retry: false,
    staleTime: 0,
  })

export const timeslotsApi = {
  create: async (body: CreateTimeslots) => {
    const { data } = await consoleHttp.post('/api/admin/v1/timeslots', {
      body,
      response: CreatedTimeslotsResponse,
    })
    if (!body.is_dry_run) await refreshAdvisors()
    return data.attributes
  },
  change: async (id: string, body: ChangeTimeslot) => {
    await consoleHttp.put(`/api/admin/v1/timeslots/${id}`, { body, response: Nothing })
    await refreshAdvisors()
  },
  remove: async (body: RemoveTimeslots) => {
    await consoleHttp.post('/api/admin/v1/timeslot_removals', { body, response: Nothing })
    await refreshAdvisors()
  },
  workAgain: async (id: string) => {
    await consoleHttp.delete(`/api/admin/v1/advisor_days_off/${id}`, { response: Nothing })
    await refreshAdvisors()
  },
  cancel: async (id: string, sequence: number) => {
    await consoleHttp.post(`/api/admin/v1/bookings/${id}/cancel`, { body: { sequence }, response: Nothing })
    await refreshAdvisors()
  },
} as const
