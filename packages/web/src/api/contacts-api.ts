import {
  Contact,
  ContactFieldInfo,
  ContactResponse,
  type ContactValue,
} from '@hearthlight/domain/contacts/contact'
import { Many } from '@hearthlight/domain/shared/envelope'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../platform/http.ts'
import { queryClient } from '../platform/queries.ts'

const PATH = '/api/v1/contacts'

export const contactsQuery = queryOptions({
  queryKey: ['contacts', 'list'],
  queryFn: async ({ signal }): Promise<readonly Contact[]> => {
    const { data } = await http.get(PATH, { response: Many('contacts', Contact), signal })
    return data.map(({ attributes }) => attributes)
  },
})

/** What is asked of a contact; the labels come in the language they are asked for in. */
export const contactFieldsQuery = (language: string) =>
  queryOptions({
    queryKey: ['contacts', 'fields', language],
    queryFn: async ({ signal }): Promise<readonly ContactFieldInfo[]> => {
      const response = Many('contact_field_info', ContactFieldInfo)
      const { data } = await http.get(`${PATH}/contact_field_info`, { response, signal })
      return data.map(({ attributes }) => attributes)
    },
  })

/** Makes a contact, or changes the one that is named. */
export async function saveContact(id: string | undefined, fields: readonly ContactValue[]): Promise<Contact> {
  const { data } =
    id === undefined
      ? await http.post(PATH, { body: { fields }, response: ContactResponse })
      : await http.put(`${PATH}/${id}`, { body: { Id: id, fields }, response: ContactResponse })
  await queryClient.invalidateQueries({ queryKey: contactsQuery.queryKey })
  return data.attributes
}
