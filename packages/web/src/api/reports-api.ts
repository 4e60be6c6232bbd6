import { http } from '../platform/http.ts'
import { flushPlan } from './plans-api.ts'

const RENDER_LIMIT_MS = 60_000

/** The report on paper, of the plan as it is on the screen. */
export async function loadReportPdf(buildingId: string): Promise<Blob> {
  await flushPlan(buildingId)
  return http.blob(`/api/v2/reports/${buildingId}`, { timeoutMs: RENDER_LIMIT_MS })
}

/** The home, its report and its plan as HPXML. */
export async function loadHpxml(buildingId: string): Promise<Blob> {
  await flushPlan(buildingId)
  return http.blob(`/api/v2/hpxml/${buildingId}`, { timeoutMs: RENDER_LIMIT_MS })
}
