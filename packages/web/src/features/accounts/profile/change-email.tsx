import type { CurrentUser } from '@hearthlight/domain/accounts/user'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { emailPasswordField, newEmailField } from '../../../forms/account-fields.ts'
import { FormView } from '../../../forms/form-view.tsx'
import { useQuestionForm } from '../../../forms/use-question-form.ts'
import { useQuestions } from '../../../forms/use-questions.ts'
import { usePartner } from '../../../platform/partner.ts'
import { Button } from '../../../ui/button.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { accountsApi } from '../accounts-api.ts'

/** Another address to sign in with. Whether somebody has it already is told to its mailbox, not here. */
export function ChangeEmail({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('accounts')
  const [isOpen, setIsOpen] = useState(false)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const sent = (email: string) => {
    setSentTo(email)
    setIsOpen(false)
  }
  return (
    <>
      <div role="status">
        {sentTo !== null && <Notice tone="positive">{t('own.email.sent', { email: sentTo })}</Notice>}
      </div>
      <p>
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          {t('own.email.title')}
        </Button>
      </p>
      {isOpen && <Ask user={user} onSent={sent} onClose={() => setIsOpen(false)} />}
    </>
  )
}

const FIELDS = [newEmailField, emailPasswordField]

type AskProps = { user: CurrentUser; onSent: (email: string) => void; onClose: () => void }

function Ask({ user, onSent, onClose }: AskProps) {
  const { t } = useTranslation('accounts')
  const partner = usePartner()
  const form = useQuestionForm({
    id: 'change-email',
    questions: useQuestions(FIELDS),
    save: async (values) => {
      const email = String(values.email).trim()
      await accountsApi.changeEmail({ email, email_password: String(values.email_password) })
      onSent(email)
    },
  })
  return (
    <Modal isOpen onClose={onClose} title={t('own.email.title')}>
      <p>{t('own.email.text')}</p>
      {user.partner_account_id !== null && <p>{t('own.email.synced', { partner: partner.name })}</p>}
      <FormView
        form={form}
        submitLabel={t('own.email.submit')}
        actions={
          <Button variant="secondary" onClick={onClose}>
            {t('own.email.cancel')}
          </Button>
        }
      />
    </Modal>
  )
}
