import type { AuthenticatorSetUp } from '@hearthlight/domain/accounts/staff/second-factor'
import { useTranslation } from 'react-i18next'
import { Modal } from '../../ui/overlays/modal.tsx'
import { sessionApi } from '../api/session-api.ts'
import { CodeForm } from './gate/code-form.tsx'
import { useProof } from './proof.tsx'
import styles from './security.module.css'

type Props = {
  setUp: AuthenticatorSetUp
  onClose: () => void
  onConfirmed: (recovery: readonly string[] | null) => Promise<void>
}

/** Scan, then prove by a code that the app has it. */
export function AuthenticatorDialog({ setUp, onClose, onConfirmed }: Props) {
  const { t } = useTranslation('admin')
  const withProof = useProof()
  return (
    <Modal isOpen title={t('authenticator.scan_title')} onClose={onClose}>
      <div className={styles.setUp}>
        <QrCode {...setUp.qr} />
        <div className={styles.steps}>
          <p>{t('authenticator.scan')}</p>
          <p className="small">
            {t('authenticator.type')}{' '}
            <span className={styles.key} data-testid="secret">
              {inGroups(setUp.secret)}
            </span>
          </p>
          <CodeForm
            label={t('authenticator.code')}
            submitLabel={t('authenticator.confirm')}
            send={async (code) => {
              const { recovery_codes: codes } = await withProof(() => sessionApi.confirmAuthenticator(code))
              await onConfirmed(codes)
            }}
          />
        </div>
      </div>
    </Modal>
  )
}

const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')

/** Dark on white in both themes: a camera reads no other. The quiet zone is the padding around it. */
function QrCode({ size, path }: AuthenticatorSetUp['qr']) {
  const { t } = useTranslation('admin')
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={t('authenticator.qr')}
    >
      <path d={path} fill="#000" />
    </svg>
  )
}
