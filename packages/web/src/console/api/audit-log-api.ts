import { AuditWordsResponse } from '@hearthlight/domain/records/audit-line'
import { queryOptions } from '@tanstack/react-query'
import { consoleHttp } from './console-http.ts'

/** Which actions and kinds of records stand in the log. */
export const logWordsQuery = queryOptions({
  queryKey: ['console-log-words'],
  queryFn: ({ signal }) =>
    consoleHttp.get('/api/admin/v1/audit_log/words', { response: AuditWordsResponse, signal }),
})
