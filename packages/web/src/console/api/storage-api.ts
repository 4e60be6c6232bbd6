import { StorageResponse } from '@hearthlight/domain/partner/console-partner'
import { queryOptions } from '@tanstack/react-query'
import { consoleHttp } from './console-http.ts'

/** How much of its room the documents of the site take. */
export const storageQuery = queryOptions({
  queryKey: ['console-storage'],
  queryFn: async () =>
    (await consoleHttp.get('/api/admin/v1/storage', { response: StorageResponse })).data.attributes,
})
