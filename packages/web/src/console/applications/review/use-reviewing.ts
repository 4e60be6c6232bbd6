import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { applicationApi } from '../../api/application-api.ts'
import { forgetUnread } from '../../api/queue-api.ts'

const EVERY_MS = 20_000

/** Tells the server that the application is open here, and learns who had it open first. */
export function useReviewing(id: string) {
  useEffect(
    () => () => {
      // Whoever is gone without saying so is so after a minute.
      applicationApi.leave(id).catch(() => undefined)
    },
    [id],
  )
  return useQuery({
    queryKey: ['console-reviewing', id],
    queryFn: async () => {
      const reviewing = await applicationApi.review(id)
      void forgetUnread()
      return reviewing
    },
    refetchInterval: EVERY_MS,
    staleTime: 0,
    gcTime: 0,
  }).data
}
