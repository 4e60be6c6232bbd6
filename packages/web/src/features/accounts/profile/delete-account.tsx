import type { CurrentUser } from '@hearthlight/domain/accounts/user'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { erasurePasswordField } from '../../../forms/account-fields.ts'
import { FormView } from '../../../forms/form-view.tsx'
import { useQuestionForm } from '../../../forms/use-question-form.ts'
import { useQuestions } from '../../../forms/use-questions.ts'
import { notify } from '../../../platform/notices.ts'
import { usePartner } from '../../../platform/partner.ts'
import { endSession } from '../../../platform/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { accountsApi, ownErasureQuery } from '../accounts-api.ts'
import styles from './profile.module.css'

/** Says what goes, what is withdrawn and what the law keeps, and asks for the password before it deletes. */
export function DeleteAccount({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('accounts')
  const partner = usePartner()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Card as="section" className={styles.part}>
      <h2>{t('own.delete.title')}</h2>
      {user.has_password ? (
        <>
          <p className="small muted">{t('own.delete.text')}</p>
          <p>
            <Button variant="quiet" onClick={() => setIsAsking(true)}>
              {t('own.delete.button')}
            </Button>
          </p>
          {isAsking && <Ask onClose={() => setIsAsking(false)} />}
        </>
      ) : (
        <p className="small muted">
          {t('own.delete.single_sign_on', { partner: partner.name, email: partner.contact_email })}
        </p>
      )}
    </Card>
  )
}

const FIELDS = [erasurePasswordField]

function Ask({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('accounts')
  const partner = usePartner()
  const navigate = useNavigate()
  const { data: erasure } = useQuery(ownErasureQuery)
  const form = useQuestionForm({
    id: 'delete-account',
    questions: useQuestions(FIELDS),
    save: async ({ erasure_password }) => {
      await accountsApi.eraseSelf(String(erasure_password))
      endSession()
      await navigate(pathTo('home'))
      notify({ tone: 'positive', text: t('own.delete.done') })
    },
  })
  const open = erasure?.open ?? []
  return (
    <Modal isOpen onClose={onClose} title={t('own.delete.title')}>
      <p>{t('own.delete.text')}</p>
      {open.length > 0 && (
        <p>
          {t('own.delete.open', {
            count: open.length,
            numbers: open.map(({ number }) => number).join(', '),
          })}
        </p>
      )}
      <p>{t('own.delete.kept', { partner: partner.name })}</p>
      <p>
        <b>{t('own.delete.last')}</b>
      </p>
      <FormView
        form={form}
        submitLabel={t('own.delete.confirm')}
        actions={
          <Button variant="secondary" onClick={onClose}>
            {t('own.delete.cancel')}
          </Button>
        }
      />
    </Modal>
  )
}
