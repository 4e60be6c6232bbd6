import type { Contact, ContactFieldInfo } from '@hearthlight/domain/contacts/contact'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { contactFieldsQuery, contactsQuery } from '../api/contacts-api.ts'

export type Contacts =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void; readonly isRetrying: boolean }
  | {
      readonly kind: 'ready'
      readonly contacts: readonly Contact[]
      readonly fields: readonly ContactFieldInfo[]
      /** The one that is chosen; the only one there is is chosen by itself. */
      readonly chosen: Contact | undefined
    }

/** The person's contacts, and which of them is chosen. */
export function useContacts(chosenId: string | null): Contacts {
  const { i18n } = useTranslation()
  const list = useQuery(contactsQuery)
  const info = useQuery(contactFieldsQuery(i18n.language))
  if (list.data !== undefined && info.data !== undefined) {
    const contacts = list.data
    const only = contacts.length === 1 ? contacts[0] : undefined
    const chosen = contacts.find(({ id }) => id === chosenId) ?? only
    return { kind: 'ready', contacts, fields: info.data, chosen }
  }
  if (!list.isError && !info.isError) return { kind: 'loading' }
  const retry = () => void Promise.all([list.refetch(), info.refetch()])
  return { kind: 'failed', retry, isRetrying: list.isFetching || info.isFetching }
}
