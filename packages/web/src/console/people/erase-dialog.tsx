import type { Person } from '@hearthlight/domain/accounts/people/people'
import type { Erasure } from '@hearthlight/domain/accounts/people/personal-data'
import { ownField } from '@hearthlight/domain/forms/field-definition'
import type { FieldValue } from '@hearthlight/domain/forms/field-values'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useQuestionForm } from '../../forms/use-question-form.ts'
import { useQuestions } from '../../forms/use-questions.ts'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { erasureQuery, peopleApi } from '../api/people-api.ts'
import { FormQuestions } from '../kit/forms/form-questions.tsx'
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

function Confirmation({ id, email, form: formId, erasure, onDone }: ConfirmationProps) {
  const { t } = useTranslation('admin-people')
  const unconfirmed = t('problem.not-confirmed')
  const field = ownField({
    name: 'confirm',
    type: 'text',
    label: t('erase.confirm', { email }),
    required: true,
    messages: { required: unconfirmed },
  })
  const form = useQuestionForm({
    id: 'erase-person',
    record: id,
    questions: useQuestions([field]).map((question) => ({
      ...question,
      objection: (typed: FieldValue) => (String(typed).toLowerCase() === email ? undefined : unconfirmed),
    })),
    save: async ({ confirm }) => {
      await peopleApi.erase(id, String(confirm))
      onDone()
    },
  })
  return (
    <form id={formId} className={styles.stack} noValidate onSubmit={(event) => void form.submit(event)}>
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
      <FormQuestions form={form} />
    </form>
  )
}
