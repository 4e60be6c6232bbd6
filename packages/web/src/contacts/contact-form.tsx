import type { Contact, ContactFieldInfo, ContactValue } from '@hearthlight/domain/contacts/contact'
import { contactForm, contactValues, valuesToSend } from '@hearthlight/domain/contacts/contact-questions'
import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { saveContact } from '../api/contacts-api.ts'
import { FormErrors } from '../forms/form-errors.tsx'
import { Questions } from '../forms/questions.tsx'
import { useQuestionForm } from '../forms/use-question-form.ts'
import { useQuestions } from '../forms/use-questions.ts'
import { forgetStoredDraft } from '../forms/use-stored-draft.ts'
import { notify } from '../platform/notices.ts'
import { useCurrentUser } from '../platform/session.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import styles from './contact-picker.module.css'

type Props = {
  /** None is a new one. */
  contact: Contact | undefined
  /** The first contact is mostly the person: it is filled in from the profile. */
  isFirst: boolean
  fields: readonly ContactFieldInfo[]
  isReadOnly: boolean
  onEdit: () => void
  onCancel: () => void
  onSaved: (id: string) => void
}

export function ContactForm({ contact, isFirst, fields, isReadOnly, onEdit, onCancel, onSaved }: Props) {
  const { t } = useTranslation('contacts')
  const heading = useId()
  const record = contact?.id ?? 'new'
  const profile = useOwnDetails()
  const own = isFirst ? profile : []
  const isFilledIn = contact === undefined && own.some(({ value }) => value !== '')
  const leave = (then: () => void) => {
    forgetStoredDraft('contact', record)
    then()
  }
  const form = useQuestionForm({
    id: 'contact',
    record,
    questions: useQuestions(useMemo(() => contactForm(fields), [fields])),
    known: contactValues(fields, contact?.fields ?? own),
    under: 'fields',
    missingTitle: t('problem.missing-fields'),
    savesDraft: !isReadOnly,
    save: async (values) => {
      const saved = await saveContact(contact?.id, valuesToSend(values))
      notify({ tone: 'positive', text: t(contact === undefined ? 'created' : 'updated') })
      leave(() => onSaved(saved.id))
    },
  })
  return (
    <Card as="section" className={styles.card}>
      <form aria-labelledby={heading} onSubmit={(event) => void form.submit(event)} noValidate>
        <header className={styles.head}>
          <h2 id={heading}>{t('overview')}</h2>
          {isReadOnly && (
            <Button variant="quiet" size="s" icon="edit" iconPlace="start" onClick={onEdit}>
              {t('edit')}
            </Button>
          )}
        </header>
        {isFilledIn && <p className="muted small">{t('from_profile')}</p>}
        <FormErrors form={form} />
        <div data-readonly={isReadOnly || undefined} className={styles.fields}>
          <Questions form={form} isReadOnly={isReadOnly} />
        </div>
        {!isReadOnly && (
          <p className={styles.buttons}>
            <Button type="submit" isPending={form.isPending}>
              {form.isPending ? t('processing') : t(contact === undefined ? 'create' : 'update')}
            </Button>
            <Button variant="secondary" onClick={() => leave(onCancel)}>
              {t('cancel')}
            </Button>
          </p>
        )}
      </form>
    </Card>
  )
}

function useOwnDetails(): readonly ContactValue[] {
  const user = useCurrentUser()
  return [
    { name: 'FirstName', value: user?.first_name ?? '' },
    { name: 'LastName', value: user?.last_name ?? '' },
    { name: 'Email', value: user?.email ?? '' },
    { name: 'MailingPostalCode', value: user?.zip ?? '' },
  ]
}
