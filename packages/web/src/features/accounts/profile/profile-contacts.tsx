import type { CurrentUser } from '@hearthlight/domain/accounts/user'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ContactPicker } from '../../../contacts/contact-picker.tsx'
import { useContacts } from '../../../contacts/use-contacts.ts'
import { usePartner } from '../../../platform/partner.ts'
import { refreshCurrentUser } from '../../../platform/session.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import { accountsApi } from '../accounts-api.ts'
import styles from './profile.module.css'

/** The person's contacts. The one chosen here is the one a new application begins with. */
export function ProfileContacts({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('contacts')
  const { contacts_title } = usePartner().settings.fulfill_sync_details.pages
  const [chosenId, setChosenId] = useState(user.extra_info.selected_contact_id)
  const remember = useMutation({
    mutationFn: (id: string) => accountsApi.rememberContact(user.id, id),
    onSuccess: refreshCurrentUser,
  })
  const choose = (id: string) => {
    if (id === '') return
    setChosenId(id)
    remember.mutate(id)
  }
  return (
    <section className={styles.contacts}>
      <h2>{contacts_title ?? t('title')}</h2>
      <p className="muted">{t('text')}</p>
      <ContactPicker state={useContacts(chosenId)} label="list" onChoose={choose} />
      {remember.error !== null && (
        <div role="alert">
          <Notice tone="danger">{remember.error.message}</Notice>
        </div>
      )}
    </section>
  )
}
