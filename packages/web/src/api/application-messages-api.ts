import {
  type ApplicationMessages,
  ApplicationMessagesResponse,
} from '@hearthlight/domain/applications/application-message'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../platform/http.ts'
import { queryClient } from '../platform/queries.ts'

const path = (id: string) => `/api/v1/applications/${id}/messages`

/** What the applicant and the reviewer wrote about an application. The reviewer may have written since. */
export const messagesQuery = (id: string) =>
  queryOptions({
    queryKey: ['application-messages', id],
    queryFn: async ({ signal }): Promise<ApplicationMessages> =>
      (await http.get(path(id), { response: ApplicationMessagesResponse, signal })).data.attributes,
    staleTime: 0,
  })

const taken = (id: string, messages: ApplicationMessages) =>
  queryClient.setQueryData(messagesQuery(id).queryKey, messages)

export async function writeMessage(id: string, content: string): Promise<void> {
  const { data } = await http.post(path(id), { body: { content }, response: ApplicationMessagesResponse })
  taken(id, data.attributes)
}

export async function markMessagesRead(id: string): Promise<void> {
  const { data } = await http.put(`${path(id)}/read`, { body: {}, response: ApplicationMessagesResponse })
  taken(id, { ...data.attributes, unread: 0 })
}
