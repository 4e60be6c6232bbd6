import type { LeftOut as LeftOutMeasure } from '@hearthlight/domain/report/audit-result/left-out'
import type { PlanChoice } from '@hearthlight/domain/report/plan/report-plan'
import { leftOutWords } from '@hearthlight/domain/report/words/left-out-words'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { Button } from '../../../ui/button.tsx'
import type { PlanActions } from './plan-actions.ts'
import styles from './plan-fold.module.css'

type Props = { measures: readonly LeftOutMeasure[]; onChoose: PlanActions['choose'] }

/** What a budget does not reach and what a person is not sure of stays in sight; the rest is folded away with its reason. */
export function LeftOut({ measures, onChoose }: Props) {
  const { t } = useTranslation('report')
  const having = (wanted: LeftOutMeasure['reason']) => measures.filter(({ reason }) => reason === wanted)
  const undecided = having('not_sure')
  const beyond = having('beyond_budget')
  const rest = measures.filter(({ reason }) => reason !== 'not_sure' && reason !== 'beyond_budget')
  return (
    <>
      {beyond.length > 0 && (
        <section className={styles.undecided} aria-labelledby="plan-beyond">
          <h3 id="plan-beyond">{t('plan.beyond_budget', { count: beyond.length })}</h3>
          <Measures measures={beyond} choices={['not_for_me']} onChoose={onChoose} />
        </section>
      )}
      {undecided.length > 0 && (
        <section className={styles.undecided} aria-labelledby="plan-undecided">
          <h3 id="plan-undecided">{t('plan.undecided', { count: undecided.length })}</h3>
          <Measures measures={undecided} choices={['add', 'not_for_me']} onChoose={onChoose} />
        </section>
      )}
      {rest.length > 0 && (
        <details className={styles.fold}>
          <summary>{t('plan.left_out', { count: rest.length })}</summary>
          <Measures measures={rest} choices={['add']} onChoose={onChoose} />
        </details>
      )}
    </>
  )
}

function Measures({ measures, choices, onChoose }: Props & { choices: readonly PlanChoice[] }) {
  const { t } = useTranslation('report')
  return (
    <ul>
      {measures.map(({ measure, saved, reason }) => (
        <li key={measure.id}>
          <b>{measure.label}.</b> <Reason measure={measure} saved={saved} reason={reason} />{' '}
          {choices.map((choice) => (
            <Button
              key={choice}
              variant="quiet"
              size="s"
              onClick={() => onChoose(measure.id, choice)}
              aria-label={`${t(`plan.${choice}`)}: ${measure.label}`}
            >
              {t(`plan.${choice}`)}
            </Button>
          ))}
        </li>
      ))}
    </ul>
  )
}

function Reason(measure: LeftOutMeasure) {
  const { t } = useTranslation('report')
  return leftOutWords(measure, useFormats(), t)
}
