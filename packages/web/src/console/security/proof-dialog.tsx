import { useTranslation } from 'react-i18next'
import { currentPasswordField } from '../../forms/account-fields.ts'
import { FormView } from '../../forms/form-view.tsx'
import { useQuestionForm } from '../../forms/use-question-form.ts'
import { useQuestions } from '../../forms/use-questions.ts'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import { sessionApi } from '../api/session-api.ts'
import styles from './security.module.css'

const FIELDS = [currentPasswordField]

/** Whoever found the console open does not know the password. */
export function ProofDialog({ onGiven, onClose }: { onGiven: () => void; onClose: () => void }) {
  const { t } = useTranslation(['admin', 'accounts'])
  const form = useQuestionForm({
    id: 'proof',
    questions: useQuestions(FIELDS),
    invalidTitle: t('accounts:problem.wrong-current-password'),
    save: async (values) => {
      await sessionApi.prove(String(values.current_password))
      onGiven()
    },
  })
  return (
    <Modal isOpen title={t('proof.title')} onClose={onClose}>
      <div className={styles.stack}>
        <p>{t('proof.text')}</p>
        <FormView
          form={form}
          submitLabel={t('proof.submit')}
          actions={
            <Button variant="secondary" onClick={onClose}>
              {t('passkeys.cancel')}
            </Button>
          }
        />
      </div>
    </Modal>
  )
}
