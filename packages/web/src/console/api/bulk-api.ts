import {
  type BulkAction,
  BulkPlanResponse,
  type BulkResult,
  BulkResultResponse,
  MOST_IN_A_CALL,
  type PlannedApplication,
} from '@hearthlight/domain/applications/queue/bulk'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { consoleHttp } from './console-http.ts'
import { forgetQueue } from './queue-api.ts'

const QUEUE = '/api/admin/v1/application_queue'

export type Planned = PlannedApplication & { readonly id: string }
type Seen = Pick<Planned, 'id' | 'revision'>

function portions<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / MOST_IN_A_CALL)
  return Array.from({ length: count }, (_, index) =>
    items.slice(index * MOST_IN_A_CALL, (index + 1) * MOST_IN_A_CALL),
  )
}

async function plan(ids: readonly string[], action: BulkAction | undefined): Promise<Planned[]> {
  const planned: Planned[] = []
  for (const portion of portions(ids)) {
    const body = { ids: portion, action }
    const { data } = await consoleHttp.post(`${QUEUE}/bulk_plans`, { body, response: BulkPlanResponse })
    planned.push(...data.map(({ id, attributes }) => ({ ...attributes, id })))
  }
  return planned
}

/** What can be done with each of the selection. */
export const bulkOptionsQuery = (ids: readonly string[]) =>
  queryOptions({ queryKey: ['bulk-options', ids], queryFn: () => plan(ids, undefined), gcTime: 0 })

/** With which of the selection an action can be done; null while it is not said what is to be done. */
export const bulkPlanQuery = (ids: readonly string[], action: BulkAction | null) =>
  queryOptions({
    queryKey: ['bulk-plan', ids, action],
    queryFn: action === null ? skipToken : () => plan(ids, action),
    gcTime: 0,
  })

/** A selection goes to the server a portion at a time: each application is worked out by itself. */
export const bulkApi = {
  run: async (
    seen: readonly Seen[],
    action: BulkAction,
    onProgress: (done: number) => void = () => undefined,
  ): Promise<BulkResult> => {
    const result: BulkResult = { done: [], refused: [] }
    try {
      for (const portion of portions(seen)) {
        const applications = portion.map(({ id, revision }) => ({ id, revision }))
        const { data } = await consoleHttp.post(`${QUEUE}/bulk_actions`, {
          body: { applications, action },
          response: BulkResultResponse,
        })
        result.done.push(...data.attributes.done)
        result.refused.push(...data.attributes.refused)
        onProgress(result.done.length + result.refused.length)
      }
    } finally {
      await forgetQueue()
    }
    return result
  },
} as const
