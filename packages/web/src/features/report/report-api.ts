import { GenericItemsAnswer } from '@hearthlight/domain/assessment/generic-item'
import { ClimateAnswer, VirtualAuditAnswer } from '@hearthlight/domain/assessment/virtual-audit'
import { BuildingAnswer } from '@hearthlight/domain/buildings/building'
import { type IdentifiedIncentive, Incentive } from '@hearthlight/domain/incentives/incentive'
import { KeptPlan, type ReportPlan } from '@hearthlight/domain/report/report-plan'
import { Many, One } from '@hearthlight/domain/shared/envelope'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../../platform/http.ts'

const PlanAnswer = One('report_plans', KeptPlan)

/** The building of the query, else the one the person worked on last. */
export const buildingQuery = (buildingId: string | undefined) =>
  queryOptions({
    queryKey: ['buildings', 'one', buildingId ?? 'current'],
    queryFn: async ({ signal }) => {
      const query = { building_id: buildingId }
      const answer = await http.get('/api/v1/buildings/current', { answer: BuildingAnswer, query, signal })
      return answer.data.attributes
    },
  })

/** The stored result, seen through the kept plan. Never taken from the cache without asking: an answer may have changed on another device. */
export const auditQuery = (auditId: string) =>
  queryOptions({
    queryKey: ['virtual-audit', auditId],
    queryFn: async ({ signal }) => {
      const path = `/api/v1/virtual_audit/virtual_audits/${auditId}`
      const query = { plan: 'kept' }
      return (await http.get(path, { answer: VirtualAuditAnswer, query, signal })).data.attributes
    },
    staleTime: 0,
  })

export const planQuery = (buildingId: string) =>
  queryOptions({
    queryKey: ['report-plan', buildingId],
    queryFn: async ({ signal }) => {
      const path = `/api/v1/virtual_audit/plans/${buildingId}`
      return (await http.get(path, { answer: PlanAnswer, signal })).data.attributes
    },
  })

export async function putPlan(buildingId: string, plan: ReportPlan): Promise<KeptPlan> {
  const path = `/api/v1/virtual_audit/plans/${buildingId}`
  return (await http.put(path, { body: plan, answer: PlanAnswer })).data.attributes
}

export const incentivesQuery = (buildingId: string) =>
  queryOptions({
    queryKey: ['incentives', buildingId],
    queryFn: async ({ signal }) => {
      const query = { building_id: buildingId }
      const [offers, subsidies] = await Promise.all([
        http.get('/api/v2/offers', { answer: Many('offers', Incentive), query, signal }),
        http.get('/api/v1/subsidies', { answer: Many('subsidies', Incentive), query, signal }),
      ])
      return [...offers.data, ...subsidies.data].map(
        ({ id, attributes }): IdentifiedIncentive => ({ ...attributes, id }),
      )
    },
  })

export const climateQuery = (placeId: string) =>
  queryOptions({
    queryKey: ['climate', placeId],
    queryFn: async ({ signal }) =>
      (await http.get(`/api/v1/climate/${placeId}`, { answer: ClimateAnswer, signal })).data.attributes,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Keeps a corrected answer; the server then works out the stored result anew. */
export const putAnswer = (buildingId: string, section: string, data: Record<string, string[]>) =>
  http.put('/api/v1/generic_items/0', {
    body: { items_list: [{ item_type: section, data, building_id: buildingId }] },
    answer: GenericItemsAnswer,
  })
