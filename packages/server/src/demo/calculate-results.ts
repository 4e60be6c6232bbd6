import type { HomeDeps } from '../features/homes/home-deps.ts'
import { startRecalculation } from '../features/homes/start-recalculation.ts'
import { MEASURE_ALL } from '../features/savings/measure-all.ts'
import { bySystem } from '../platform/audit-log/change.ts'

/**
 * Has the results of the demo's homes calculated in the background, by the job that staff start in the console, and what
 * was saved measured as every night.
 */
export async function calculateResults(
  deps: Pick<HomeDeps, 'db' | 'jobs' | 'now'>,
  partners: readonly { readonly id: string }[],
): Promise<void> {
  for (const { id } of partners) await startRecalculation(deps, bySystem(id, 'demo'))
  if (partners.length > 0) await deps.jobs.enqueue(deps.db, MEASURE_ALL, {})
}
