import type { Person } from '@hearthlight/domain/accounts/people/people'
import type { Erasure } from '@hearthlight/domain/accounts/people/personal-data'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { erasureQuery, peopleApi } from '../api/people-api.ts'
import { ApplicationNumbers } from './erased-person.tsx'
import styles from './people.module.css'

type Props = { id: string; person: Pick<Person, 'name' | 'email'>; onClose: () => void }

/** Says what goes and what must be kept, and takes the email for a signature. */
export function EraseDialog({ id, person, onClose }: Props) {
  const { t } = useTranslation(['admin-people', 'admin-kit'])
  const form = useId()
  const { data: erasure, error } = useQuery(erasureQuery(id))
  const mayErase = erasure !== undefined && erasure.open.length === 0
  return (
    <Modal
      isOpen
      title={t('erase.title', { name: person.name })}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('admin-kit:dialog.cancel')}
          </Button>
          {mayErase && (
            <Button type="submit" form={form}>
              {t('erase.submit')}
            </Button>
          )}
        </>
      }
    >
      {erasure === undefined && error === null && <Skeleton lines={4} />}
      <div role="alert">{error !== null && <Notice tone="danger">{error.message}</Notice>}</div>
      {erasure !== undefined && !mayErase && (
        <Notice tone="caution" title={t('erase.open')}>
          <ApplicationNumbers applications={erasure.open} />
        </Notice>
      )}
      {mayErase && (
        <Confirmation id={id} email={person.email} form={form} erasure={erasure} onDone={onClose} />
      )}
    </Modal>
  )
}

type ConfirmationProps = { id: string; email: string; form: string; erasure: Erasure; onDone: () => void }

function Confirmation({ id, email, form, erasure, onDone }: ConfirmationProps) {
  const { t } = useTranslation('admin-people')
  const [typed, setTyped] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const erasing = useMutation({ mutationFn: () => peopleApi.erase(id, typed), onSuccess: onDone })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isRight = typed.trim().toLowerCase() === email
    setIsWrong(!isRight)
    if (isRight && !erasing.isPending) erasing.mutate()
  }
  return (
    <form id={form} className={styles.stack} noValidate onSubmit={submit}>
      <p>{t('erase.text')}</p>
      <ul className={styles.held}>
        {erasure.holds.map(({ name, count }) => (
          <li key={name}>
            {t(`held.${name}`)} <b className="num">{count}</b>
          </li>
        ))}
      </ul>
      {erasure.kept.length > 0 && (
        <div>
          <p>{t('erase.kept')}</p>
          <ApplicationNumbers applications={erasure.kept} />
        </div>
      )}
      <p className="small muted">{t('erase.log')}</p>
      <div role="alert">
        {erasing.error !== null && <Notice tone="danger">{erasing.error.message}</Notice>}
      </div>
      <TextField
        name="confirm"
        label={t('erase.confirm', { email })}
        value={typed}
        onChange={setTyped}
        error={isWrong ? t('problem.not-confirmed') : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        isRequired
      />
    </form>
  )
}
