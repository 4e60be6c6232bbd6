import { QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { HttpProblem } from './http-problem.ts'
import { notify } from './notices.ts'

/** A refusal does not change by asking again; a lost connection may. */
const mayRetry = (failures: number, error: Error) =>
  failures < 2 && (!(error instanceof HttpProblem) || error.status === 0 || error.status >= 502)

/** No connection has its own bar, no session its own page, and what is absent is for the screen to say. */
const SAID_ELSEWHERE = [0, 401, 404]

/** A failed load is told in a notice that stays, in the server's words (spec 2 section 8). */
function tellFailedLoad(error: Error): void {
  if (!(error instanceof HttpProblem) || SAID_ELSEWHERE.includes(error.status)) return
  notify({ kind: 'notice-stay', tone: 'danger', text: error.title })
}

/** Each area (the portal, the console) makes its own, so that neither forgets or shows what the other asked. */
export const createQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({ onError: tellFailedLoad }),
    defaultOptions: {
      queries: { staleTime: 30_000, retry: mayRetry, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  })

/** This browser's, of the portal: for what happens there. Components and guards are told theirs (`AppContext`). */
export const queryClient = createQueryClient()

/** What no page shows is forgotten: opened again, the page would begin with what no longer holds. */
export function forgetQueries(queryKey: QueryKey): Promise<void> {
  queryClient.removeQueries({ queryKey, type: 'inactive' })
  return queryClient.invalidateQueries({ queryKey })
}
