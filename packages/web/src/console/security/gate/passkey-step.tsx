import { startAuthentication } from '@simplewebauthn/browser'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { HttpProblem } from '../../../platform/http-problem.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { sessionApi } from '../../api/session-api.ts'
import styles from './gate.module.css'

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON']

async function showPasskey(): Promise<void> {
  // Made by the server's half of the same library; the browser checks it.
  const optionsJSON = (await sessionApi.passkeyChallenge()) as unknown as Options
  await sessionApi.finishByPasskey(await startAuthentication({ optionsJSON }))
}

export function PasskeyStep({ goOn }: { goOn: () => Promise<void> }) {
  const { t } = useTranslation('admin')
  const show = useMutation({ mutationFn: showPasskey, onSuccess: goOn })
  return (
    <div className={styles.step}>
      <p className="small">{t('second.passkey_text')}</p>
      <div role="alert">
        {show.error !== null && (
          // The browser does not tell a cancelled dialog from a key that was not the right one.
          <Notice tone="danger">
            {show.error instanceof HttpProblem ? show.error.title : t('second.cancelled')}
          </Notice>
        )}
      </div>
      <Button isPending={show.isPending} onClick={() => show.mutate()} icon="lock" iconPlace="start">
        {t('second.passkey')}
      </Button>
    </div>
  )
}
