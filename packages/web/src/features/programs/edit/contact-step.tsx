import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { selectContact, selectedContactQuery } from '../../../api/application-steps-api.ts'
import { ContactPicker } from '../../../contacts/contact-picker.tsx'
import { useContacts } from '../../../contacts/use-contacts.ts'
import { useCurrentUser } from '../../../platform/session.ts'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { RetryState } from '../retry-state.tsx'
import { StepForm } from './step-form.tsx'
import styles from './step-frame.module.css'
import { StepFrame } from './step-frame.tsx'
import type { StepProps } from './step-props.ts'

export function ContactStep(props: StepProps) {
  const { t } = useTranslation('applications')
  const selected = useQuery(selectedContactQuery(props.project.id))
  if (selected.data !== undefined) return <Choose {...props} selectedId={selected.data} />
  return (
    <StepFrame {...props}>
      {selected.isError ? <RetryState title={t('edit.failed')} query={selected} /> : <Skeleton lines={3} />}
    </StepFrame>
  )
}

/** Whom the mail and calls about the application go to. */
function Choose({ selectedId, ...props }: StepProps & { selectedId: string | null }) {
  const { t } = useTranslation('programs')
  const user = useCurrentUser()
  const [id, setId] = useState(selectedId ?? user?.extra_info.selected_contact_id ?? null)
  const [isMissing, setMissing] = useState(false)
  const contacts = useContacts(id)
  const chosen = contacts.kind === 'ready' ? contacts.chosen : undefined
  const save = async () => {
    setMissing(chosen === undefined)
    if (chosen === undefined) return false
    await selectContact(props.project.id, chosen.id)
    return true
  }
  const choose = (next: string) => {
    setMissing(false)
    setId(next)
  }
  if (contacts.kind === 'loading')
    return (
      <StepFrame {...props}>
        <Skeleton lines={3} />
      </StepFrame>
    )
  return (
    <StepFrame {...props} hasErrors={isMissing}>
      <div className={styles.fields}>
        <ContactPicker
          state={contacts}
          label="primary"
          onChoose={choose}
          error={isMissing ? t('problem.no-contact') : undefined}
        />
      </div>
      <StepForm {...props} save={save} isDirty={() => id !== selectedId && selectedId !== null}>
        {null}
      </StepForm>
    </StepFrame>
  )
}
