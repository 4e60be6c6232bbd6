import type { ProgramOffer } from '@hearthlight/domain/programs/wire/program-offer'
import { useTranslation } from 'react-i18next'
import { useFactWords } from '../../../applications/use-fact-words.ts'
import { Icon, type IconName } from '../../../ui/pictures/icon.tsx'
import styles from './start.module.css'

type Eligibility = NonNullable<ProgramOffer['eligibility']>
type Outcome = Eligibility['trace'][number]['outcome']

const MARKS: Readonly<Record<Outcome, IconName>> = { met: 'check', not_met: 'close', unknown: 'info' }

/** Each condition of the program as this home meets it. */
export function Qualifies({ home, eligibility }: { home: string; eligibility: Eligibility }) {
  const { t } = useTranslation('applications')
  const factWords = useFactWords()
  if (eligibility.trace.length === 0) return null
  return (
    <section className={styles.part}>
      <h2>{t('start.qualifies', { home })}</h2>
      <ul className={styles.trace}>
        {eligibility.trace.map(({ code, says, outcome, used }) => (
          <li key={code} data-outcome={outcome}>
            <Icon name={MARKS[outcome]} />
            <div>
              <p>
                <span className="visually-hidden">{t(`start.outcome.${outcome}`)}: </span>
                {says}
              </p>
              {outcome === 'unknown' ? (
                <p className="note">{t('start.open_point')}</p>
              ) : (
                used !== null && <p className="note">{factWords(used)}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
      <p className="small muted">{t('start.open_points')}</p>
    </section>
  )
}
