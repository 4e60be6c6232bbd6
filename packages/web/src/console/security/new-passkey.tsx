import { startRegistration, WebAuthnError } from '@simplewebauthn/browser'
import { useTranslation } from 'react-i18next'
import { HttpProblem } from '../../platform/http-problem.ts'
import { sessionApi } from '../api/session-api.ts'
import { NameDialog } from './name-dialog.tsx'
import { useProof } from './proof.tsx'

type Options = Parameters<typeof startRegistration>[0]['optionsJSON']
type Props = { onClose: () => void; onAdded: (recovery: readonly string[] | null) => Promise<void> }

export function NewPasskey({ onClose, onAdded }: Props) {
  const { t } = useTranslation('admin')
  const withProof = useProof()
  const create = async (name: string) => {
    // Made by the server's half of the same library; the browser checks it.
    const optionsJSON = (await withProof(sessionApi.newPasskeyOptions)) as unknown as Options
    const credential = await startRegistration({ optionsJSON })
    const { recovery_codes: codes } = await withProof(() => sessionApi.addPasskey({ name, credential }))
    await onAdded(codes)
  }
  const messageOf = (error: Error) => {
    if (error instanceof HttpProblem) return error.title
    const isKnown =
      error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
    return t(isKnown ? 'passkeys.known' : 'passkeys.cancelled')
  }
  return (
    <NameDialog
      title={t('passkeys.add')}
      startName={t('passkeys.name_default')}
      submitLabel={t('passkeys.create')}
      save={create}
      messageOf={messageOf}
      onClose={onClose}
    />
  )
}
