import type { HomeDeps } from '../features/homes/home-deps.ts'
import { startRecalculation } from '../features/homes/start-recalculation.ts'
import { bySystem } from '../platform/audit-log/change.ts'

/** Has the results of the demo's homes calculated in the background, by the job that staff start in the console. */
export async function calculateResults(
  deps: Pick<HomeDeps, 'db' | 'jobs' | 'now'>,
  partners: readonly { readonly id: string }[],
): Promise<void> {
  for (const { id } of partners) await startRecalculation(deps, bySystem(id, 'demo'))
}
