import type { Passkey } from '@hearthlight/domain/accounts/staff/second-factor'
import { useTranslation } from 'react-i18next'
import { sessionApi } from '../api/session-api.ts'
import { NameDialog } from './name-dialog.tsx'

type Props = { passkey: Passkey; onClose: () => void; onRenamed: () => Promise<void> }

export function RenamePasskey({ passkey, onClose, onRenamed }: Props) {
  const { t } = useTranslation('admin')
  return (
    <NameDialog
      title={t('passkeys.rename_title', { name: passkey.name })}
      startName={passkey.name}
      submitLabel={t('passkeys.save')}
      save={async (name) => {
        await sessionApi.renamePasskey(passkey.id, name)
        await onRenamed()
      }}
      messageOf={(error) => error.message}
      onClose={onClose}
    />
  )
}
