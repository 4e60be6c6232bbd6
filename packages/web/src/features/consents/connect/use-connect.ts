import { useMutation } from '@tanstack/react-query'
import { beginConnection } from '../../../api/connections-api.ts'

/** Leads the browser to a utility, where the person is asked; what comes back is told on this page. */
export const useConnect = (buildingId: string, before?: () => Promise<void>) =>
  useMutation({
    mutationFn: async (providerId: string) => {
      await before?.()
      window.location.assign(await beginConnection(buildingId, providerId))
    },
  })
