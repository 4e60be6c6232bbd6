import { contactName } from '@hearthlight/domain/contacts/contact-questions'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasStoredDraft } from '../forms/use-stored-draft.ts'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/fields/select.tsx'
import { Notice } from '../ui/states/notice.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import { ContactForm } from './contact-form.tsx'
import styles from './contact-picker.module.css'
import type { Contacts } from './use-contacts.ts'

type Props = {
  state: Contacts
  /** The words over the list: 'Contact List' on the profile, 'Primary Contact' on an application. */
  label: 'list' | 'primary'
  onChoose: (id: string) => void
  /** At the list, such as that none is chosen. */
  error?: string | undefined
}

/** Chooses one of the person's contacts, shows it, changes it or adds another. */
export function ContactPicker({ state, ...props }: Props) {
  const { t } = useTranslation('contacts')
  if (state.kind === 'loading') return <Skeleton lines={3} />
  if (state.kind === 'ready') return <Ready {...props} {...state} />
  return (
    <Notice tone="caution">
      <p>{t('error')}</p>
      <Button variant="secondary" size="s" onClick={state.retry} isPending={state.isRetrying}>
        {t('retry')}
      </Button>
    </Notice>
  )
}

type Mode = 'view' | 'edit' | 'new'
type ReadyProps = Omit<Props, 'state'> & Omit<Extract<Contacts, { kind: 'ready' }>, 'kind'>

function Ready({ contacts, fields, chosen, label, onChoose, error }: ReadyProps) {
  const { t } = useTranslation('contacts')
  const [mode, setMode] = useState<Mode>(() => modeOfDraft(chosen?.id))
  const isOpen = mode !== 'view'
  const shown = mode === 'new' ? undefined : chosen
  return (
    <div className={styles.picker}>
      <div className={styles.choice}>
        <Select
          name="contact"
          label={t(label)}
          placeholder={t('choose')}
          value={chosen?.id ?? ''}
          onChange={onChoose}
          options={contacts.map((contact) => ({ value: contact.id, label: contactName(contact.fields) }))}
          isDisabled={isOpen}
          error={error}
        />
        <Button
          variant="secondary"
          icon="plus"
          iconPlace="start"
          isDisabled={isOpen}
          onClick={() => setMode('new')}
        >
          {t('add')}
        </Button>
      </div>
      {(shown !== undefined || mode === 'new') && (
        <ContactForm
          // Another contact, or the same one opened anew, is another form.
          key={`${shown?.id ?? ''} ${mode}`}
          contact={shown}
          isFirst={contacts.length === 0}
          fields={fields}
          isReadOnly={!isOpen}
          onEdit={() => setMode('edit')}
          onCancel={() => setMode('view')}
          onSaved={(id) => {
            onChoose(id)
            setMode('view')
          }}
        />
      )}
    </div>
  )
}

/** What was being typed when the page went away is open again. */
function modeOfDraft(chosenId: string | undefined): Mode {
  if (hasStoredDraft('contact', 'new')) return 'new'
  return chosenId !== undefined && hasStoredDraft('contact', chosenId) ? 'edit' : 'view'
}
