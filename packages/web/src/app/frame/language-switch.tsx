import type { Language } from '@hearthlight/domain/texts/namespaces'
import { startTransition } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../platform/notices.ts'
import { useLanguage, usePartner } from '../../platform/partner.ts'
import { useFeatures } from '../../platform/session.ts'
import { useWaiting } from '../../ui/taken-over.ts'
import { switchLanguage } from '../boot.ts'
import styles from './footer.module.css'

type Props = {
  /** How each language looks where the switch stands. */
  className: string | undefined
  onDone?: () => void
}

/** The other languages of the partner, each named in itself. */
export function LanguageSwitch({ className, onDone }: Props) {
  const { t } = useTranslation('shared')
  const { languages } = usePartner()
  const { localization } = useFeatures()
  const now = useLanguage()
  const waiting = useWaiting()
  const others = languages.filter((language) => language !== now)
  if (!localization || others.length === 0) return null
  return (
    <ul className={styles.languages} aria-label={t('language.label')}>
      {others.map((language) => (
        <li key={language}>
          <button
            type="button"
            {...waiting}
            className={className}
            lang={language}
            onClick={() => {
              choose(language)
              onDone?.()
            }}
          >
            {t(`language.${language}`)}
          </button>
        </li>
      ))}
    </ul>
  )
}

function choose(language: Language) {
  startTransition(async () => {
    try {
      await switchLanguage(language)
    } catch (cause) {
      notify({ tone: 'danger', text: cause instanceof Error ? cause.message : String(cause) })
    }
  })
}
