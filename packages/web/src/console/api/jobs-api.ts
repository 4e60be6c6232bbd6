import { anyResponse } from '../../platform/any-response.ts'
import { consoleHttp, consoleQueries } from './console-http.ts'
import { listKey } from './list-api.ts'

/** Tries a job once more; whatever came of it, the list tells another state. */
export async function retryJob(id: string): Promise<void> {
  try {
    await consoleHttp.post(`/api/admin/v1/jobs/${id}/retry`, { body: {}, response: anyResponse })
  } finally {
    await consoleQueries.invalidateQueries({ queryKey: listKey('jobs') })
  }
}
