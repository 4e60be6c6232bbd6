import type { IncentiveTrial } from '@hearthlight/domain/incentives/studio/studio-incentive'
import { Trans, useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'
import { useEditing } from '../editor/editing.ts'
import styles from './trial.module.css'

/** What one looser line would bring, each by itself. */
export function LoosenedRules({ loosened }: Pick<IncentiveTrial, 'loosened'>) {
  const { t } = useTranslation('admin-programs')
  const { number } = useFormats()
  const { facts } = useEditing()
  if (loosened.length === 0) return null
  return (
    <section className={styles.part}>
      <h3>{t('trial.loosened')}</h3>
      <ul className={styles.loosened}>
        {loosened.map(({ code, says, allows, homes }) => {
          const fact = facts.find(({ value }) => value === allows?.fact)
          const answer = fact?.values?.find(({ value }) => value === allows?.value)
          return (
            <li key={JSON.stringify([code, allows])}>
              <span>
                {allows === null ? (
                  t('trial.dropped', { says })
                ) : (
                  <Trans
                    ns="admin-programs"
                    i18nKey="trial.allowed"
                    values={{ fact: fact?.label ?? allows.fact, answer: answer?.label ?? allows.value }}
                    components={{ b: <b /> }}
                  />
                )}
              </span>
              <b className="num">{t('trial.more_homes', { count: homes, homes: number(homes) })}</b>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
