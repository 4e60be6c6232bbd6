import { SentMailResponse } from '@hearthlight/domain/records/sent-mail'
import { queryOptions } from '@tanstack/react-query'
import { consoleHttp, consoleQueries } from './console-http.ts'
import { listKey } from './list-api.ts'

export const MAILS_PATH = '/api/admin/v1/mails'

/** A mail that left, with its text. */
export const mailQuery = (id: string) =>
  queryOptions({
    queryKey: ['console-mail', id],
    queryFn: ({ signal }) => consoleHttp.get(`${MAILS_PATH}/${id}`, { response: SentMailResponse, signal }),
  })

export async function resendMail(id: string): Promise<void> {
  await consoleHttp.post(`${MAILS_PATH}/${id}/resend`, { body: {}, response: SentMailResponse })
  await consoleQueries.invalidateQueries({ queryKey: listKey('mails') })
}
