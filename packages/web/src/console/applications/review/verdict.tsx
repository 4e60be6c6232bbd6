import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/pictures/icon.tsx'
import styles from '../application.module.css'

type Outcome = 'met' | 'not_met' | 'unknown'

/** Whether a rule is met, in a word and a mark: never by colour alone. */
export function Verdict({ outcome }: { outcome: Outcome }) {
  const { t } = useTranslation('admin-application')
  return (
    <span className={styles.verdict} data-outcome={outcome}>
      <i aria-hidden="true">
        {outcome === 'unknown' ? '?' : <Icon name={outcome === 'met' ? 'check' : 'close'} />}
      </i>
      {t(`rules.${outcome}`)}
    </span>
  )
}
