import type { Passkey } from '@hearthlight/domain/accounts/staff/second-factor'
import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'
import { Button } from '../../ui/button.tsx'
import { sessionApi } from '../api/session-api.ts'
import { ConfirmDialog } from '../kit/dialogs/confirm-dialog.tsx'
import { NewPasskey } from './new-passkey.tsx'
import { useProof } from './proof.tsx'
import { RenamePasskey } from './rename-passkey.tsx'
import { Section } from './section.tsx'
import styles from './security.module.css'

type Props = {
  passkeys: readonly Passkey[]
  onChange: (recovery?: readonly string[] | null) => Promise<void>
}
type Open =
  | { readonly what: 'add' }
  | { readonly what: 'rename' | 'remove'; readonly passkey: Passkey }
  | null

export function PasskeysSection({ passkeys, onChange }: Props) {
  const { t } = useTranslation('admin')
  const [open, setOpen] = useState<Open>(null)
  const withProof = useProof()
  const close = () => setOpen(null)
  return (
    <Section title={t('passkeys.title')} text={t('passkeys.text')}>
      {passkeys.length === 0 ? (
        <p className="muted">{t('passkeys.none')}</p>
      ) : (
        <ul className={styles.rows}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} open={setOpen} />
          ))}
        </ul>
      )}
      {browserSupportsWebAuthn() ? (
        <div>
          <Button variant="secondary" onClick={() => setOpen({ what: 'add' })}>
            {t('passkeys.add')}
          </Button>
        </div>
      ) : (
        <p className="small muted">{t('passkeys.unsupported')}</p>
      )}
      {open?.what === 'add' && <NewPasskey onClose={close} onAdded={onChange} />}
      {open?.what === 'rename' && (
        <RenamePasskey passkey={open.passkey} onClose={close} onRenamed={onChange} />
      )}
      {open?.what === 'remove' && (
        <ConfirmDialog
          isOpen
          title={t('passkeys.remove_title', { name: open.passkey.name })}
          text={t('passkeys.remove_text')}
          confirmLabel={t('passkeys.remove')}
          run={async () => {
            await withProof(() => sessionApi.removePasskey(open.passkey.id))
            await onChange()
          }}
          onClose={close}
        />
      )}
    </Section>
  )
}

function PasskeyRow({ passkey, open }: { passkey: Passkey; open: (open: Open) => void }) {
  const { t } = useTranslation('admin')
  const { date, time } = useFormats()
  const used = passkey.last_used_at === null ? null : new Date(passkey.last_used_at)
  return (
    <li>
      <div className={styles.what}>
        <span className={styles.name}>{passkey.name}</span>
        <span className="small muted">
          {t('passkeys.added', { date: date(new Date(passkey.created_at)) })}
          {' · '}
          {used === null
            ? t('passkeys.unused')
            : t('passkeys.used', { date: `${date(used)}, ${time(used)}` })}
        </span>
        {!passkey.works_here && <span className="small muted">{t('passkeys.elsewhere')}</span>}
      </div>
      <div className={styles.buttons}>
        <Button
          variant="quiet"
          size="s"
          aria-label={t('passkeys.rename_title', { name: passkey.name })}
          onClick={() => open({ what: 'rename', passkey })}
        >
          {t('passkeys.rename')}
        </Button>
        <Button
          variant="secondary"
          size="s"
          aria-label={`${t('passkeys.remove')}: ${passkey.name}`}
          onClick={() => open({ what: 'remove', passkey })}
        >
          {t('passkeys.remove')}
        </Button>
      </div>
    </li>
  )
}
