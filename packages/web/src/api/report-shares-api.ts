import {
  CreatedReportShare,
  OpenSharedReport,
  ReportShare,
  type ShareDays,
  SharedReport,
} from '@hearthlight/domain/report/report-share'
import { Many, One } from '@hearthlight/domain/shared/envelope'
import { queryOptions } from '@tanstack/react-query'
import { anyResponse } from '../platform/any-response.ts'
import { http } from '../platform/http.ts'
import { HttpProblem } from '../platform/http-problem.ts'
import { queryClient } from '../platform/queries.ts'
import { flushPlan } from './plans-api.ts'

const path = '/api/v1/report_shares'

export const sharesQuery = (buildingId: string) =>
  queryOptions({
    queryKey: ['report-shares', buildingId],
    queryFn: async ({ signal }) => {
      const query = { building_id: buildingId }
      const response = await http.get(path, { response: Many('report_shares', ReportShare), query, signal })
      return response.data.map(({ id, attributes }) => ({ id, ...attributes }))
    },
  })

export async function createShare(
  buildingId: string,
  days: ShareDays,
): Promise<CreatedReportShare & { readonly id: string }> {
  const body = { building_id: buildingId, days }
  await flushPlan(buildingId)
  const { data } = await http.post(path, { body, response: One('report_shares', CreatedReportShare) })
  await queryClient.invalidateQueries({ queryKey: ['report-shares', buildingId] })
  return { id: data.id, ...data.attributes }
}

export async function withdrawShare(id: string): Promise<void> {
  await http.delete(`${path}/${id}`, { response: anyResponse })
  await queryClient.invalidateQueries({ queryKey: ['report-shares'] })
}

export const sharedReportQuery = (token: string) =>
  queryOptions({
    queryKey: ['shared-report', token],
    queryFn: async ({ signal }) => {
      const body = OpenSharedReport.safeParse({ token }).data
      // A link that was cut short on its way opens as little as one that has ended.
      if (body === undefined) throw new HttpProblem({ status: 404, code: 'shared.not-found', title: '' })
      const response = One('shared_reports', SharedReport)
      return (await http.post('/api/v1/shared_reports', { body, response, signal })).data.attributes
    },
    retry: false,
  })
