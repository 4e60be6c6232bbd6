import { RecalculationResponse, ResultsResponse } from '@hearthlight/domain/assessment/recalculation'
import { StaffHomeResponse } from '@hearthlight/domain/assessment/result/staff-home'
import { queryOptions } from '@tanstack/react-query'
import { consoleHttp, consoleQueries } from './console-http.ts'
import { listKey } from './list-api.ts'

export const HOMES_PATH = '/api/admin/v1/homes'
const RUNS_PATH = '/api/admin/v1/recalculations'
const LOOK_AGAIN_MS = 1000

export const homeQuery = (id: string) =>
  queryOptions({
    queryKey: ['console-home', id],
    staleTime: 0,
    queryFn: async () =>
      (await consoleHttp.get(`${HOMES_PATH}/${id}`, { response: StaffHomeResponse })).data.attributes,
  })

export const resultsQuery = queryOptions({
  queryKey: ['console-results'],
  staleTime: 0,
  queryFn: async () => (await consoleHttp.get(RUNS_PATH, { response: ResultsResponse })).data.attributes,
  refetchInterval: ({ state: { data } }) => (data?.last_run?.state === 'running' ? LOOK_AGAIN_MS : false),
})

const resultsChanged = () =>
  Promise.all([
    consoleQueries.invalidateQueries({ queryKey: resultsQuery.queryKey }),
    consoleQueries.invalidateQueries({ queryKey: listKey('homes') }),
  ])

/** Whoever was too late sees where it stands. */
async function lookAgainAfter(call: Promise<unknown>): Promise<void> {
  try {
    await call
  } finally {
    await resultsChanged()
  }
}

export const homesApi = {
  recalculate: async (id: string) => {
    const { data } = await consoleHttp.post(`${HOMES_PATH}/${id}/recalculation`, {
      body: {},
      response: StaffHomeResponse,
      timeoutMs: 60_000,
    })
    consoleQueries.setQueryData(homeQuery(id).queryKey, data.attributes)
    await resultsChanged()
  },
  start: () => lookAgainAfter(consoleHttp.post(RUNS_PATH, { body: {}, response: RecalculationResponse })),
  cancel: (id: string) =>
    lookAgainAfter(
      consoleHttp.post(`${RUNS_PATH}/${id}/cancel`, { body: {}, response: RecalculationResponse }),
    ),
} as const
