import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { applicationApi, reviewingQuery } from '../../api/application-api.ts'

/** Tells the server that the application is open here, and learns who had it open first. */
export function useReviewing(id: string) {
  useEffect(
    () => () => {
      // Whoever is gone without saying so is so after a minute.
      applicationApi.leave(id).catch(() => undefined)
    },
    [id],
  )
  return useQuery(reviewingQuery(id)).data
}
