import {
  type SchedulePlan,
  SchedulePlansResponse,
  type Timeslot,
  TimeslotsResponse,
} from '@hearthlight/domain/scheduling/timeslot'
import { OpenVisitLink, type Visit, VisitResponse } from '@hearthlight/domain/scheduling/visit'
import { queryOptions } from '@tanstack/react-query'
import { anyResponse } from '../platform/any-response.ts'
import { http } from '../platform/http.ts'
import { HttpProblem } from '../platform/http-problem.ts'
import { queryClient } from '../platform/queries.ts'
import { refreshApplications } from './applications-api.ts'
import { refreshBuildings } from './buildings-api.ts'
import { refreshIncentives } from './incentives-api.ts'
import { refreshProjects } from './programs-api.ts'

const LINKS = '/api/v1/visit_links'

export const visitQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['scheduling', 'visit', projectId],
    queryFn: async ({ signal }): Promise<Visit> =>
      (await http.get(`/api/v1/visits/${projectId}`, { response: VisitResponse, signal })).data.attributes,
  })

/** The advisors who may come for an application. */
export const plansQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['scheduling', 'plans', projectId],
    queryFn: async ({ signal }): Promise<SchedulePlan[]> => {
      const query = { project_id: projectId }
      const path = '/api/v1/users_schedule_plans'
      const { data } = await http.get(path, { response: SchedulePlansResponse, query, signal })
      return data.map(({ attributes }) => attributes)
    },
  })

export const timeslotsQuery = (projectId: string, advisorId: string) =>
  queryOptions({
    queryKey: ['scheduling', 'timeslots', projectId, advisorId],
    queryFn: async ({ signal }): Promise<Timeslot[]> => {
      const query = { project_id: projectId, energy_advisor_id: advisorId }
      const path = '/api/v1/users_schedule_plan_timeslots'
      const { data } = await http.get(path, { response: TimeslotsResponse, query, signal })
      return data.map(({ attributes }) => attributes)
    },
  })

const asSeen = ({ id, energy_advisor_id, start_at, finish_at }: Timeslot) => ({
  schedule_plan_timeslot_id: id,
  schedule_plan_timeslot: { energy_advisor_id, start_at, finish_at },
})

/** Books the timeslot as the person sees it, or moves the visit there. */
export async function bookTimeslot(projectId: string, slot: Timeslot): Promise<void> {
  const body = { project_id: projectId, ...asSeen(slot) }
  await http.post('/api/v1/assignment_scheduleplan_timeslot', { body, response: VisitResponse })
  await refreshVisits()
}

export async function cancelVisit(projectId: string): Promise<void> {
  await http.delete(`/api/v1/visits/${projectId}`, { response: anyResponse })
  await refreshVisits()
}

export const linkedVisitQuery = (token: string) =>
  queryOptions({
    queryKey: ['scheduling', 'link', token],
    queryFn: async ({ signal }): Promise<Visit> => {
      const body = OpenVisitLink.safeParse({ token }).data
      // A link that was cut short on its way opens as little as one that has ended.
      if (body === undefined) throw new HttpProblem({ status: 404, code: 'shared.not-found', title: '' })
      return (await http.post(`${LINKS}/open`, { body, response: VisitResponse, signal })).data.attributes
    },
    retry: false,
  })

export const linkedTimeslotsQuery = (token: string) =>
  queryOptions({
    queryKey: ['scheduling', 'link', token, 'timeslots'],
    queryFn: async ({ signal }): Promise<Timeslot[]> => {
      const body = { token }
      const { data } = await http.post(`${LINKS}/timeslots`, { body, response: TimeslotsResponse, signal })
      return data.map(({ attributes }) => attributes)
    },
  })

export async function moveByLink(token: string, slot: Timeslot): Promise<void> {
  await http.post(`${LINKS}/move`, { body: { token, ...asSeen(slot) }, response: VisitResponse })
  await refreshVisits()
}

export async function cancelByLink(token: string): Promise<void> {
  await http.post(`${LINKS}/cancel`, { body: { token }, response: anyResponse })
  await refreshBooked()
}

/** The booked time stands wherever its application does. */
const refreshBooked = () =>
  Promise.all([refreshIncentives(), refreshBuildings(), refreshApplications(), refreshProjects()])
const refreshVisits = () => Promise.all([refreshScheduling(), refreshBooked()])

export const refreshScheduling = () => queryClient.invalidateQueries({ queryKey: ['scheduling'] })
