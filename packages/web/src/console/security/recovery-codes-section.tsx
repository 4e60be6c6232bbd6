import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { sessionApi } from '../api/session-api.ts'
import { ConfirmDialog } from '../kit/dialogs/confirm-dialog.tsx'
import { useProof } from './proof.tsx'
import { Section } from './section.tsx'
import styles from './security.module.css'

type Props = { left: number; onChange: (recovery: readonly string[]) => Promise<void> }

export function RecoveryCodesSection({ left, onChange }: Props) {
  const { t } = useTranslation('admin')
  const withProof = useProof()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Section title={t('codes.title')} text={t('codes.text')}>
      <p className={styles.name}>{t('codes.left', { count: left })}</p>
      <div>
        <Button variant="secondary" onClick={() => setIsAsking(true)}>
          {t('codes.make')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('codes.make_title')}
        text={t('codes.make_text')}
        confirmLabel={t('codes.make')}
        run={async () => onChange((await withProof(sessionApi.newRecoveryCodes)).recovery_codes)}
        onClose={() => setIsAsking(false)}
      />
    </Section>
  )
}
