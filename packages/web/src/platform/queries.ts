import { QueryClient } from '@tanstack/react-query'
import { HttpProblem } from './http-problem.ts'

/** A refusal does not change by asking again; a lost connection may. */
const mayRetry = (failures: number, error: Error) =>
  failures < 2 && (!(error instanceof HttpProblem) || error.status === 0 || error.status >= 502)

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: mayRetry, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
})
