import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import styles from './secret-dialog.module.css'

type Props = { title: string; text: string; secret: string; onClose: () => void }

/** Shows a secret the one time that it can be seen; only its own button closes it. */
export function SecretDialog({ title, text, secret, onClose }: Props) {
  const { t } = useTranslation('admin-webhooks')
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(secret)
    setIsCopied(true)
  }
  return (
    <Modal
      isOpen
      isDismissable={false}
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={() => void copy()}>
            {t(isCopied ? 'webhook.copied' : 'webhook.copy')}
          </Button>
          <Button onClick={onClose}>{t('webhook.done')}</Button>
        </>
      }
    >
      <div className={styles.stack}>
        <p>{text}</p>
        <p className={styles.code} data-testid="secret">
          {secret}
        </p>
      </div>
    </Modal>
  )
}
