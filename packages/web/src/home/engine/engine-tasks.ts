import { fitOnce } from '@hearthlight/domain/assessment/bills/fit-once'
import type { LiveBand } from '@hearthlight/domain/assessment/live-band'
import { type LiveEstimate, liveEstimate } from '@hearthlight/domain/assessment/live-estimate'
import type { AuditResult } from '@hearthlight/domain/assessment/result/audit-result-schema'
import { type EngineHome, homeKey, questionOf } from './engine-home.ts'
import type { ReportInput } from './report-task.ts'
import { warmUp } from './warm-up.ts'

/** Measures and the report's words are loaded with the first report: the wizard does without them. */
const report = async (question: ReportInput): Promise<AuditResult> =>
  (await import('./report-task.ts')).report(question)

const fit = fitOnce()

/** What the home costs by the answers so far. */
function estimate(home: EngineHome): LiveEstimate {
  const found = liveEstimate(questionOf(home), fit(homeKey(home)))
  // A fit to bills has run often enough.
  if (found.bills === null) warmUp(home)
  return found
}

/** How sure that is, and what to ask next: a moment later, so that the first estimate does not wait for its code. */
const band = async (home: EngineHome): Promise<LiveBand> =>
  (await import('@hearthlight/domain/assessment/live-band')).liveBand(questionOf(home), fit(homeKey(home)))

/** What the worker can do. Each takes one argument that can be cloned and answers something that can be. */
export const ENGINE_TASKS = { report, estimate, band } as const

export type EngineTask = keyof typeof ENGINE_TASKS
export type EngineInput<T extends EngineTask> = Parameters<(typeof ENGINE_TASKS)[T]>[0]
export type EngineOutput<T extends EngineTask> = Awaited<ReturnType<(typeof ENGINE_TASKS)[T]>>
