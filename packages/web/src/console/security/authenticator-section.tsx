import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { sessionApi } from '../api/session-api.ts'
import { ConfirmDialog } from '../kit/dialogs/confirm-dialog.tsx'
import { AuthenticatorDialog } from './authenticator-dialog.tsx'
import { useProof } from './proof.tsx'
import { Section } from './section.tsx'
import styles from './security.module.css'

type Props = {
  since: string | null
  onChange: (recovery?: readonly string[] | null) => Promise<void>
}

export function AuthenticatorSection({ since, onChange }: Props) {
  const { t } = useTranslation('admin')
  const { date } = useFormats()
  const [isRemoving, setIsRemoving] = useState(false)
  const withProof = useProof()
  const start = useMutation({ mutationFn: () => withProof(sessionApi.startAuthenticator) })
  return (
    <Section title={t('authenticator.title')} text={t('authenticator.text')}>
      <div className={styles.line}>
        <p className={since === null ? 'muted' : styles.name}>
          {since === null
            ? t('authenticator.none')
            : t('authenticator.since', { date: date(new Date(since)) })}
        </p>
        {since !== null && (
          <Button
            variant="secondary"
            size="s"
            aria-label={t('authenticator.remove_title')}
            onClick={() => setIsRemoving(true)}
          >
            {t('authenticator.remove')}
          </Button>
        )}
      </div>
      <div role="alert">{start.error !== null && <Notice tone="danger">{start.error.message}</Notice>}</div>
      <div>
        <Button variant="secondary" isPending={start.isPending} onClick={() => start.mutate()}>
          {t(since === null ? 'authenticator.add' : 'authenticator.replace')}
        </Button>
      </div>
      {start.data !== undefined && (
        <AuthenticatorDialog
          setUp={start.data}
          onClose={() => start.reset()}
          onConfirmed={async (codes) => {
            start.reset()
            await onChange(codes)
          }}
        />
      )}
      <ConfirmDialog
        isOpen={isRemoving}
        title={t('authenticator.remove_title')}
        text={t('authenticator.remove_text')}
        confirmLabel={t('authenticator.remove')}
        run={async () => {
          await withProof(sessionApi.removeAuthenticator)
          await onChange()
        }}
        onClose={() => setIsRemoving(false)}
      />
    </Section>
  )
}
