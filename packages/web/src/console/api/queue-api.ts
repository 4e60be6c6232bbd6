import {
  AssignedResponse,
  type Assignment,
  AssignmentPlanResponse,
  MatchingResponse,
  NextInQueueResponse,
  QueueNeighboursResponse,
  QueueOverviewResponse,
  RulesMetResponse,
  UnreadResponse,
} from '@hearthlight/domain/applications/queue/queue'
import { queryOptions } from '@tanstack/react-query'
import { consoleHttp, consoleQueries } from './console-http.ts'
import { type ListQuery, listKey, type Matching } from './list-api.ts'

export const QUEUE_LIST = 'applications'
const QUEUE = '/api/admin/v1/application_queue'

export const overviewQuery = queryOptions({
  queryKey: ['application-queue'],
  queryFn: async () => (await consoleHttp.get(QUEUE, { response: QueueOverviewResponse })).data.attributes,
})

/** How many applications hold something new; shown on every page of the console. */
export const unreadQuery = queryOptions({
  queryKey: ['application-queue', 'unread'],
  queryFn: async () =>
    (await consoleHttp.get(`${QUEUE}/unread`, { response: UnreadResponse })).data.attributes.unread,
  staleTime: 30_000,
})

/** How many rules of these applications are met. */
export const rulesMetQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['application-queue', 'rules-met', ...ids],
    queryFn: async () => {
      const query = { of: ids.join(',') }
      return (await consoleHttp.get(`${QUEUE}/rules_met`, { query, response: RulesMetResponse })).data
    },
    staleTime: 30_000,
  })

/**
 * The neighbours of an application in the view it was opened from. They are asked once: one that was moved on stands
 * elsewhere in the queue, but its reviewer goes on where they were.
 */
export const neighboursQuery = (of: string, place: Readonly<Record<string, string>>) =>
  queryOptions({
    queryKey: ['queue-neighbours', of, place],
    queryFn: async () => {
      const response = QueueNeighboursResponse
      return (await consoleHttp.get(`${QUEUE}/neighbours`, { query: { ...place, of }, response })).data
        .attributes
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

/** What would change hands; asked anew for each who is to have it. */
export const assignmentPlanQuery = (ids: readonly string[], to: string) =>
  queryOptions({
    queryKey: ['assignment-plan', ids, to],
    queryFn: async () => {
      const response = AssignmentPlanResponse
      const { data } = await consoleHttp.post(`${QUEUE}/assignment_plans`, { body: { ids, to }, response })
      return data.map(({ attributes }) => attributes)
    },
    gcTime: 0,
  })

/** After an application was opened: nothing in it is new any more. */
export async function forgetUnread(): Promise<void> {
  if (consoleQueries.getQueryData(unreadQuery.queryKey) === 0) return
  await consoleQueries.invalidateQueries({ queryKey: unreadQuery.queryKey })
  await consoleQueries.invalidateQueries({ queryKey: listKey(QUEUE_LIST) })
}

export const queueApi = {
  next: async () =>
    (await consoleHttp.get(`${QUEUE}/next`, { response: NextInQueueResponse })).data.attributes.next_id,
  matching: async (query: ListQuery): Promise<Matching> => {
    const { data, meta } = await consoleHttp.get(`${QUEUE}/matching`, { query, response: MatchingResponse })
    return { ids: data.map(({ id }) => id), hasMore: meta.has_more }
  },
  assign: async (assignments: readonly Assignment[]) => {
    const { data } = await consoleHttp.post(`${QUEUE}/assignments`, {
      body: { assignments },
      response: AssignedResponse,
    })
    await forgetQueue()
    return data.attributes
  },
} as const

/** Whatever changed an application changed the queue. */
export const forgetQueue = () =>
  Promise.all([
    consoleQueries.invalidateQueries({ queryKey: listKey(QUEUE_LIST) }),
    consoleQueries.invalidateQueries({ queryKey: overviewQuery.queryKey }),
  ])
