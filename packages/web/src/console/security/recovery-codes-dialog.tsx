import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePartner } from '../../platform/partner.ts'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import styles from './security.module.css'

type Props = { codes: readonly string[] | null; onDone: () => void }

/** Shown once: it stays until the person says that the codes are kept. */
export function RecoveryCodesDialog({ codes, onDone }: Props) {
  return codes === null ? null : <Codes codes={codes} onDone={onDone} />
}

function Codes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation('admin')
  const { name } = usePartner()
  const [isCopied, setIsCopied] = useState(false)
  const text = `${t('nav.console', { partner: name })}\n\n${codes.join('\n')}\n`
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setIsCopied(true)
  }
  return (
    <Modal
      isOpen
      isDismissable={false}
      title={t('codes.show_title')}
      onClose={onDone}
      actions={
        <>
          <Button variant="secondary" onClick={() => void copy()}>
            {t('codes.copy')}
          </Button>
          <Button variant="secondary" onClick={() => download(text, t('codes.file'))}>
            {t('codes.download')}
          </Button>
          <Button onClick={onDone}>{t('codes.kept')}</Button>
        </>
      }
    >
      <div className={styles.stack}>
        <p>{t('codes.show_text')}</p>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <p role="status" className="small">
          {isCopied && t('codes.copied')}
        </p>
      </div>
    </Modal>
  )
}

function download(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
