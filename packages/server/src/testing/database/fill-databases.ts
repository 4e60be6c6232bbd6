import { fillWithDemo } from '../test-app.ts'
import { fillWithTables, saveFilled } from '../test-database.ts'

/** Before any test: filling takes long on a slow machine, and what a test file waits for in its hooks has a limit. */
export async function setup(): Promise<void> {
  await saveFilled('empty', fillWithTables)
  await saveFilled('demo', fillWithDemo)
}
