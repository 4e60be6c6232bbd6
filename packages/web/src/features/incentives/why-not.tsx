import type { Building } from '@hearthlight/domain/buildings/building'
import type { ClassifiedIncentive } from '@hearthlight/domain/incentives/classified-incentive'
import { useTranslation } from 'react-i18next'
import { useFactWords } from '../../applications/use-fact-words.ts'
import { useFormats } from '../../platform/formats.ts'
import styles from './incentives.module.css'
import { QuestionLink } from './question-link.tsx'
import whyStyles from './why-not.module.css'

type Props = { building: Building; incentives: readonly ClassifiedIncentive[] }

/** What the home cannot have just now: the reason, and what would change it. */
export function WhyNot({ building, incentives }: Props) {
  const { t } = useTranslation('incentives')
  if (incentives.length === 0) return null
  return (
    <section aria-labelledby="why-not-title">
      <h2 id="why-not-title" className={styles.title}>
        {t('why_not.title')} <span className="muted num">{incentives.length}</span>
      </h2>
      <ul className={whyStyles.list}>
        {incentives.map((incentive) => (
          <li key={incentive.id} className={whyStyles.row}>
            <h3>{incentive.title}</h3>
            <Reason building={building} incentive={incentive} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Reason({ building, incentive }: { building: Building; incentive: ClassifiedIncentive }) {
  const { t } = useTranslation('incentives')
  const answerWords = useFactWords()
  const broken = incentive.classification?.trace.find(({ outcome }) => outcome === 'not_met')
  const unmet = incentive.eligibility.trace.find(({ outcome }) => outcome === 'not_met')
  if (broken === undefined) return null
  if (broken.condition === 'in_date_range') return <Dates incentive={incentive} />
  if (broken.condition !== 'not_untriggered' || unmet === undefined)
    return <p>{t(`why_not.${broken.condition}`)}</p>
  const [fact] = unmet.used === null ? unmet.asks : [unmet.used.fact]
  return (
    <>
      <p>
        {t('why_not.needs', { condition: unmet.says })} {unmet.used !== null && `${answerWords(unmet.used)}.`}
      </p>
      {fact !== undefined && (
        <QuestionLink building={building} fact={fact}>
          {t('detail.correct')}
          <span className="visually-hidden">: {incentive.title}</span>
        </QuestionLink>
      )}
    </>
  )
}

function Dates({ incentive: { date_range } }: { incentive: ClassifiedIncentive }) {
  const { t } = useTranslation('incentives')
  const { date } = useFormats()
  const written = (day: string) => date(new Date(`${day}T12:00:00Z`))
  const [start, end] = [date_range?.start_at, date_range?.end_at]
  if (start && new Date(`${start}T00:00:00Z`) > new Date())
    return <p>{t('why_not.opens', { date: written(start) })}</p>
  return <p>{end ? t('why_not.ended', { date: written(end) }) : t('why_not.in_date_range')}</p>
}
