import type { ConsoleState } from '@hearthlight/domain/accounts/staff/second-factor'
import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon, type IconName } from '../../../ui/pictures/icon.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { sessionApi } from '../../api/session-api.ts'
import { freshState } from '../../session/console-state.ts'
import { CodeForm } from './code-form.tsx'
import styles from './gate.module.css'
import { Gate } from './gate.tsx'
import { PasskeyStep } from './passkey-step.tsx'

type Way = 'passkey' | 'code' | 'recovery'
type Props = { console: ConsoleState; goOn: () => Promise<void> }

const ICONS: Record<Way, IconName> = { passkey: 'lock', code: 'phone', recovery: 'table' }

/** A passkey, a code or a recovery code: whichever the person has, the safest first. */
export function SecondStep({ console, goOn }: Props) {
  const { t } = useTranslation('admin')
  const ways = waysOf(console.methods)
  const [chosen, setChosen] = useState<Way | undefined>()
  const way = chosen ?? ways[0]
  const heading = useRef<HTMLHeadingElement>(null)
  // The page stays while its content changes, so the focus is brought along by hand.
  useEffect(() => heading.current?.focus(), [])
  return (
    <Gate
      title={t('second.title')}
      headingRef={heading}
      text={t('second.text')}
      above={
        <div className={`note ${styles.row}`}>
          <Back />
          <span>{console.email}</span>
        </div>
      }
    >
      {way === 'passkey' && <PasskeyStep goOn={goOn} />}
      {way === 'code' && (
        <CodeForm
          key="code"
          label={t('second.code')}
          hint={t('second.code_hint')}
          submitLabel={t('second.submit')}
          send={async (code) => {
            await sessionApi.finishByCode(code)
            await goOn()
          }}
        />
      )}
      {way === 'recovery' && (
        <CodeForm
          key="recovery"
          kind="recovery"
          label={t('second.recovery')}
          hint={t('second.recovery_hint')}
          submitLabel={t('second.submit')}
          send={async (code) => {
            await sessionApi.finishByRecoveryCode(code)
            await goOn()
          }}
        />
      )}
      {way === undefined && <Notice tone="caution">{t('second.none')}</Notice>}
      <OtherWays ways={ways.filter((each) => each !== way)} choose={setChosen} />
    </Gate>
  )
}

function waysOf({ passkey, code, recovery_code }: ConsoleState['methods']): Way[] {
  return [
    ...(passkey && browserSupportsWebAuthn() ? (['passkey'] as const) : []),
    ...(code ? (['code'] as const) : []),
    ...(recovery_code ? (['recovery'] as const) : []),
  ]
}

/** Gives the half sign-in up. */
function Back() {
  const { t } = useTranslation('admin')
  const giveUp = async () => {
    await sessionApi.signOut()
    await freshState()
  }
  return (
    <button type="button" className={styles.back} onClick={() => void giveUp()}>
      {t('second.back')}
    </button>
  )
}

function OtherWays({ ways, choose }: { ways: readonly Way[]; choose: (way: Way) => void }) {
  const { t } = useTranslation('admin')
  if (ways.length === 0) return null
  return (
    <ul className={styles.others} aria-label={t('second.other')}>
      {ways.map((way) => (
        <li key={way}>
          <button type="button" className={styles.other} onClick={() => choose(way)}>
            <Icon name={ICONS[way]} /> {t(`second.to_${way}`)}
          </button>
        </li>
      ))}
    </ul>
  )
}
