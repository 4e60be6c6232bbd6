import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import styles from '../bench.module.css'

type Props = {
  isOpen: boolean
  title: string
  text: ReactNode
  confirmLabel: string
  run: (why: string) => Promise<unknown>
  onClose: () => void
}

/** Asks for the reason of a publication, which colleagues read beside its version. */
export function WhyDialog({ isOpen, title, text, confirmLabel, run, onClose }: Props) {
  const { t } = useTranslation(['admin-programs', 'shared', 'admin-kit'])
  const [why, setWhy] = useState('')
  const [isMissing, setMissing] = useState(false)
  const doing = useMutation({
    mutationFn: () => run(why.trim()),
    onSuccess: () => {
      setWhy('')
      onClose()
    },
  })
  const close = () => {
    doing.reset()
    setMissing(false)
    onClose()
  }
  return (
    <Modal
      isOpen={isOpen}
      title={title}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {t('admin-kit:dialog.cancel')}
          </Button>
          <Button
            isPending={doing.isPending}
            onClick={() => {
              setMissing(why.trim() === '')
              if (why.trim() !== '') doing.mutate()
            }}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <div>{text}</div>
        <TextArea
          label={t('publish.why')}
          description={t('publish.why_hint')}
          value={why}
          rows={2}
          maxLength={500}
          error={isMissing ? t('shared:validation.required') : undefined}
          onChange={setWhy}
        />
        <div role="alert">{doing.error !== null && <Notice tone="danger">{doing.error.message}</Notice>}</div>
      </div>
    </Modal>
  )
}
