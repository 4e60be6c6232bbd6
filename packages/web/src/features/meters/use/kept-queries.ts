import { useQuery } from '@tanstack/react-query'
import { homeMemory } from '../../../home/home-memory.ts'
import { HttpProblem } from '../../../platform/http-problem.ts'

type Kept = { readonly buildingId: string; readonly answers: Readonly<Record<string, unknown>> }

const recall = (buildingId: string): Kept['answers'] => {
  const kept = homeMemory.getJson('meters') as Partial<Kept> | null
  return kept?.buildingId === buildingId ? (kept.answers ?? {}) : {}
}

/** What was answered last is kept on the device, of the home one looked at last: without a connection it is shown again. */
export function useKeptQuery<Data>(
  buildingId: string | undefined,
  name: string,
  options: {
    readonly queryKey: readonly unknown[]
    readonly queryFn: (signal: AbortSignal) => Promise<Data>
    readonly isOff?: boolean
    readonly staleTime?: number
    /** The home of an answer that was asked for without knowing the home. */
    readonly homeOf?: (data: Data) => string
  },
) {
  return useQuery({
    queryKey: options.queryKey,
    enabled: options.isOff !== true,
    ...(options.staleTime !== undefined && { staleTime: options.staleTime }),
    queryFn: async ({ signal }): Promise<Data> => {
      try {
        const data = await options.queryFn(signal)
        const home = buildingId ?? options.homeOf?.(data)
        if (home === undefined) return data
        const answers = { ...recall(home), [name]: data }
        homeMemory.setJson('meters', { buildingId: home, answers } satisfies Kept)
        return data
      } catch (error) {
        const kept = (buildingId === undefined ? {} : recall(buildingId))[name] as Data | undefined
        if (kept !== undefined && error instanceof HttpProblem && error.status === 0) return kept
        throw error
      }
    },
  })
}
