import { useTranslation } from 'react-i18next'
import { currentPasswordField } from '../../forms/account-fields.ts'
import { FieldFormView } from '../../forms/field-form-view.tsx'
import { useFieldForm } from '../../forms/use-field-form.ts'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { adminApi } from './admin-api.ts'
import styles from './security.module.css'

const FIELDS = [currentPasswordField]

/** Whoever found the console open does not know the password. */
export function ProofDialog({ onGiven, onClose }: { onGiven: () => void; onClose: () => void }) {
  const { t } = useTranslation(['admin', 'accounts'])
  const form = useFieldForm({
    fields: FIELDS,
    invalidTitle: t('accounts:problem.wrong-current-password'),
    save: async (values) => {
      await adminApi.prove(String(values.current_password))
      onGiven()
    },
  })
  return (
    <Modal isOpen title={t('proof.title')} onClose={onClose}>
      <div className={styles.stack}>
        <p>{t('proof.text')}</p>
        <FieldFormView
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
