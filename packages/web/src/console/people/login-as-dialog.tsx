import { LoginAsRequest } from '@hearthlight/domain/accounts/people/login-as'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { DialogActions } from '../../ui/overlays/dialog-actions.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import { peopleApi } from '../api/people-api.ts'
import styles from './people.module.css'

type Props = { id: string; name: string; onClose: () => void }

/** Asks why, then opens the portal as this person in this very window: the link works in this browser only. */
export function LoginAsDialog({ id, name, onClose }: Props) {
  const { t } = useTranslation(['admin-people', 'admin-kit', 'shared'])
  const form = useId()
  const { pathname, search } = useLocation()
  const [reason, setReason] = useState('')
  const [isShort, setIsShort] = useState(false)
  const acting = useMutation({
    mutationFn: () => peopleApi.loginAs(id, reason, pathname + search),
    onSuccess: (url) => window.location.assign(url),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isValid = LoginAsRequest.shape.reason.safeParse(reason).success
    setIsShort(!isValid)
    if (isValid && !acting.isPending) acting.mutate()
  }
  return (
    <Modal
      isOpen
      title={t('login_as.title', { name })}
      onClose={onClose}
      actions={
        <DialogActions
          cancel={t('admin-kit:dialog.cancel')}
          onCancel={onClose}
          confirm={t('login_as.button', { name })}
          form={form}
          isPending={acting.isPending}
        />
      }
    >
      <form id={form} className={styles.stack} noValidate onSubmit={submit}>
        <p>{t('login_as.text')}</p>
        <TextArea
          name="reason"
          label={t('login_as.reason')}
          description={t('login_as.reason_hint')}
          error={isShort ? t('shared:validation.required') : acting.error?.message}
          value={reason}
          onChange={setReason}
          rows={3}
          maxLength={500}
          isRequired
        />
      </form>
    </Modal>
  )
}
