import type { VirtualAudit } from '@hearthlight/domain/assessment/result/virtual-audit'
import type { Building } from '@hearthlight/domain/buildings/building'
import type { ClassifiedIncentive } from '@hearthlight/domain/incentives/classified-incentive'
import type { IdentifiedIncentive } from '@hearthlight/domain/incentives/incentive'
import type { ReportPlan } from '@hearthlight/domain/report/plan/report-plan'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { buildingQuery } from '../../api/buildings-api.ts'
import { incentivesQuery } from '../../api/incentives-api.ts'
import { planQuery } from '../../api/plans-api.ts'
import { auditQuery } from '../../api/virtual-audits-api.ts'
import { useHomeId } from '../../home/current-building.ts'
import { useFeatures } from '../../platform/session.ts'

export type Report = {
  readonly building: Building
  readonly audit: VirtualAudit
  readonly savedPlan: ReportPlan | null
  readonly incentives: readonly IdentifiedIncentive[]
}
export type ReportState =
  | { readonly kind: 'loading' }
  /** No building, or it could not be loaded: the buildings list is the place to be. */
  | { readonly kind: 'no-building' }
  | { readonly kind: 'no-audit' }
  | {
      readonly kind: 'failed'
      readonly retry: () => void
      readonly isRetrying: boolean
      readonly failedAt: Date
    }
  | { readonly kind: 'ready'; readonly report: Report }

/** Building, then its audit, plan and incentives. Only building and audit are needed to show the report. */
export function useReport(): ReportState {
  const building = useQuery(buildingQuery(useHomeId()))
  const { id, auditId } = idsOf(building.data)
  const audit = useQuery({ ...auditQuery(auditId ?? ''), enabled: auditId !== null })
  const retry = useRetry(audit)
  const plan = useQuery({ ...planQuery(id), enabled: id !== '' })
  const incentives = useIncentives(id)
  if (building.data === undefined || auditId === null) return withoutAudit(building)
  if (audit.data === undefined && (audit.isError || retry.isRetrying)) return { kind: 'failed', ...retry }
  if (audit.data === undefined || plan.isLoading || incentives.isLoading) return { kind: 'loading' }
  const savedPlan = plan.data?.plan ?? null
  const report = { building: building.data, audit: audit.data, savedPlan, incentives: incentives.data ?? [] }
  return { kind: 'ready', report }
}

/** What is remembered of a home may be of before it was assessed, a moment ago. */
function withoutAudit({ isPending, isError, isFetching }: UseQueryResult<Building>): ReportState {
  if (isError) return { kind: 'no-building' }
  return { kind: isPending || isFetching ? 'loading' : 'no-audit' }
}

function useIncentives(buildingId: string) {
  const features = useFeatures()
  return useQuery({
    ...incentivesQuery(buildingId),
    enabled: buildingId !== '' && features.incentives,
    select: openRecommendations,
  })
}

/** What the home has applied for, or can no longer have, is recommended no more. */
const openRecommendations = (incentives: readonly ClassifiedIncentive[]): IdentifiedIncentive[] =>
  incentives.map(({ classification, ...incentive }) => ({
    ...incentive,
    is_recommended: classification?.is_recommended ?? incentive.is_recommended,
  }))

const idsOf = (building: Building | undefined) => ({
  id: building?.id ?? '',
  auditId: building?.extra_info.virtual_audit ?? null,
})

/** A query without data forgets its failure while it is asked again, so that this is remembered here. */
function useRetry({ refetch, errorUpdatedAt }: UseQueryResult<VirtualAudit>) {
  const [failedAt, setFailedAt] = useState<number | null>(null)
  const retry = () => {
    setFailedAt(errorUpdatedAt)
    void refetch().finally(() => setFailedAt(null))
  }
  return { retry, isRetrying: failedAt === errorUpdatedAt, failedAt: new Date(errorUpdatedAt) }
}
