import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../pictures/icon.tsx'
import { useWaiting } from '../taken-over.ts'
import styles from './input.module.css'

/** A password one may look at: fewer mistyped passwords than hidden ones typed twice. */
export function PasswordInput(props: ComponentProps<'input'>) {
  const { t } = useTranslation('shared')
  const waiting = useWaiting(props.disabled)
  const [isShown, setIsShown] = useState(false)
  return (
    <div className={styles.reveal}>
      <input
        {...props}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <button
        type="button"
        className={styles.revealButton}
        aria-pressed={isShown}
        aria-label={t('form.show_password')}
        title={t('form.show_password')}
        {...waiting}
        onClick={() => setIsShown(!isShown)}
      >
        <Icon name={isShown ? 'eye-off' : 'eye'} />
      </button>
    </div>
  )
}
