import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './offers-how.module.css'

/** What applying without an account is like, in three sentences. */
export function OffersHow({ days }: { days: number }) {
  const { t } = useTranslation('guests')
  const id = useId()
  return (
    <section className={styles.how} aria-labelledby={id}>
      <h2 id={id}>{t('offers.how')}</h2>
      <ol>
        {(['step_1', 'step_2', 'step_3'] as const).map((step) => (
          <li key={step}>
            <b>{t(`offers.${step}`)}</b> {t(`offers.${step}_text`, { days })}
          </li>
        ))}
      </ol>
    </section>
  )
}
