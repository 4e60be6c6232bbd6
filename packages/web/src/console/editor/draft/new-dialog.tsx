import { codeOf } from '@hearthlight/domain/shared/code-of'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import styles from '../bench.module.css'
import type { Option } from '../editing.ts'

type Props = {
  isOpen: boolean
  title: string
  /** What it may begin from, besides nothing. */
  sources: readonly Option[]
  create: (made: { name: string; code: string; source: string }) => Promise<string>
  addressOf: (id: string) => string
  onClose: () => void
}

/** Begins something new: its name, its code, and what it is copied from. */
export function NewDialog({ isOpen, title, sources, create, addressOf, onClose }: Props) {
  const { t } = useTranslation(['admin-programs', 'shared', 'admin-kit'])
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const [typedCode, setCode] = useState<string | null>(null)
  const [source, setSource] = useState('')
  const [isTried, setTried] = useState(false)
  const code = typedCode ?? codeOf(name)
  const creating = useMutation({
    mutationFn: () => create({ name: name.trim(), code, source }),
    onSuccess: (id) => navigate(addressOf(id)),
  })
  const required = (text: string) =>
    isTried && text.trim() === '' ? t('shared:validation.required') : undefined
  return (
    <Modal
      isOpen={isOpen}
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('admin-kit:dialog.cancel')}
          </Button>
          <Button
            isPending={creating.isPending}
            onClick={() => {
              setTried(true)
              if (name.trim() !== '' && code !== '') creating.mutate()
            }}
          >
            {t('new.create')}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <TextField label={t('field.name')} value={name} error={required(name)} onChange={setName} />
        <TextField
          label={t('field.code')}
          description={t('new.code_hint')}
          value={code}
          error={required(code)}
          onChange={(text) => setCode(codeOf(text) + (text.endsWith('-') ? '-' : ''))}
        />
        <Select
          label={t('new.from')}
          value={source}
          placeholder={t('new.nothing')}
          options={[...sources]}
          onChange={setSource}
        />
        <div role="alert">
          {creating.error !== null && <Notice tone="danger">{creating.error.message}</Notice>}
        </div>
      </div>
    </Modal>
  )
}
