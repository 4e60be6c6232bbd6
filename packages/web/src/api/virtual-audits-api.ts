import { auditKey } from '@hearthlight/domain/assessment/kept-assessment'
import { VirtualAuditResponse } from '@hearthlight/domain/assessment/result/virtual-audit'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../platform/http.ts'
import { queryClient } from '../platform/queries.ts'
import { markBuildingsOld } from './buildings-api.ts'
import { markIncentivesOld } from './incentives-api.ts'

const PATH = '/api/v1/virtual_audit/virtual_audits'

/** The stored result, seen through the saved plan. Asked anew by each page: an answer may have changed on another device. */
export const auditQuery = (auditId: string) =>
  queryOptions({
    queryKey: auditKey(auditId),
    queryFn: async ({ signal }) => {
      const query = { plan: 'kept' }
      return (await http.get(`${PATH}/${auditId}`, { response: VirtualAuditResponse, query, signal })).data
        .attributes
    },
    staleTime: 0,
  })

export const refreshAudits = () => queryClient.invalidateQueries({ queryKey: ['virtual-audits'] })

export async function createAudit(buildingId: string): Promise<string> {
  const body = { building_id: buildingId }
  const { data } = await http.post(PATH, { body, response: VirtualAuditResponse })
  void queryClient.invalidateQueries({ queryKey: ['virtual-audits'], refetchType: 'none' })
  void markBuildingsOld()
  void markIncentivesOld()
  return data.id
}
