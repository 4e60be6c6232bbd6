import { type ReportPlan, SavedPlan } from '@hearthlight/domain/report/plan/report-plan'
import { One } from '@hearthlight/domain/shared/envelope'
import { queryOptions } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { createSaver, type Saver, sendOnReturn } from '../platform/drafts/autosave.ts'
import type { SaveStatus } from '../platform/drafts/save-status.ts'
import { http } from '../platform/http.ts'
import { queryClient } from '../platform/queries.ts'
import { refreshIncentives } from './incentives-api.ts'
import { refreshAudits } from './virtual-audits-api.ts'

const PlanResponse = One('report_plans', SavedPlan)
const pathOf = (buildingId: string) => `/api/v1/virtual_audit/plans/${buildingId}`

/** A plan that was changed here: it outlives the page it was changed on, until the server has it. */
type Change = { saver: Saver<ReportPlan>; waiting: ReportPlan | null; status: SaveStatus }
const changes = new Map<string, Change>()
const listeners = new Set<() => void>()

/** The plan as it was changed here, else as the server has it. */
export const planQuery = (buildingId: string) =>
  queryOptions({
    queryKey: ['plans', buildingId],
    queryFn: async ({ signal }): Promise<SavedPlan> => {
      const saved = (await http.get(pathOf(buildingId), { response: PlanResponse, signal })).data.attributes
      const change = changes.get(buildingId)
      if (change === undefined || change.waiting === null) return saved
      // It may have waited for the person to sign in again.
      change.saver.put(change.waiting)
      return { ...saved, plan: change.waiting }
    },
  })

/** Every page shows the changed plan at once; the server has it a moment later. */
export function changePlan(buildingId: string, plan: ReportPlan): void {
  const change = changeOf(buildingId)
  change.waiting = plan
  queryClient.setQueryData(planQuery(buildingId).queryKey, (known) => ({ updated_at: null, ...known, plan }))
  change.saver.put(plan)
}

/** Sends a change that waits, before something is made of the saved plan. */
export const flushPlan = (buildingId: string): Promise<void> =>
  changes.get(buildingId)?.saver.flush() ?? Promise.resolve()

function changeOf(buildingId: string): Change {
  const known = changes.get(buildingId)
  if (known !== undefined) return known
  const saver = createSaver<ReportPlan>(
    (plan) => savePlan(buildingId, plan),
    (status) => {
      change.status = status
      for (const listener of listeners) listener()
    },
  )
  const change: Change = { saver, waiting: null, status: IDLE }
  changes.set(buildingId, change)
  return change
}

async function savePlan(buildingId: string, plan: ReportPlan): Promise<void> {
  const saved = (await http.put(pathOf(buildingId), { body: plan, response: PlanResponse })).data.attributes
  void refreshAudits()
  void refreshIncentives()
  const change = changeOf(buildingId)
  if (change.waiting !== plan) return
  change.waiting = null
  queryClient.setQueryData(planQuery(buildingId).queryKey, saved)
}

const IDLE: SaveStatus = { kind: 'idle' }

export function usePlanStatus(buildingId: string): SaveStatus {
  const status = () => changes.get(buildingId)?.status ?? IDLE
  return useSyncExternalStore(subscribe, status, status)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

sendOnReturn(() => {
  for (const { saver } of changes.values()) void saver.flush()
})
