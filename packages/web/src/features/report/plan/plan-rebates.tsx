import type { PlanView } from '@hearthlight/domain/report/plan/plan-view'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { Chip } from '../../../ui/chip.tsx'
import styles from './plan-fold.module.css'
import { usePlanWords } from './plan-words.ts'

type Line = PlanView['incentives']['lines'][number]
type LeftOut = PlanView['incentives']['leftOut'][number]

/** Which rebates the totals count, and which they leave out and why. */
export function PlanRebates({ view: { incentives, steps } }: { view: PlanView }) {
  const { t } = useTranslation('report')
  const { lines, leftOut } = incentives
  if (lines.length + leftOut.length === 0) return null
  const stepName = (id: string) => steps.find(({ measure }) => measure.id === id)?.measure.label ?? ''
  return (
    <details className={styles.fold}>
      <summary>{t('rebates.title', { count: lines.length })}</summary>
      <ul>
        {lines.map((line) => (
          <Counted
            key={`${line.incentive.id} ${line.measureId}`}
            line={line}
            step={stepName(line.measureId)}
          />
        ))}
      </ul>
      {leftOut.length > 0 && (
        <>
          <p>{t('rebates.left_out')}</p>
          <ul>
            {leftOut.map((one) => (
              <li key={one.incentive.id}>
                <b>{one.incentive.title}.</b> <Reason {...one} />
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  )
}

function Counted({ line: { incentive, cents, certainty }, step }: { line: Line; step: string }) {
  const { t } = useTranslation('report')
  const { date } = useFormats()
  const words = usePlanWords()
  const end = incentive.date_range?.end_at
  return (
    <li>
      <b>
        {incentive.title}, {words.cost(cents.mid)}.
      </b>{' '}
      {t('rebates.for', { step })}{' '}
      <Chip tone={certainty === 'likely' ? 'positive' : 'caution'}>{t(`plan.certainty.${certainty}`)}</Chip>{' '}
      {incentive.needs_approval_first && `${t('rebates.wait')} `}
      {end && `${t('rebates.until', { date: date(new Date(`${end}T12:00:00Z`)) })} `}
      {incentive.combining.shared_cap?.says}
    </li>
  )
}

function Reason({ incentive, reason }: LeftOut) {
  const { t } = useTranslation('report')
  const unmet = incentive.eligibility.trace.find(({ outcome }) => outcome === 'not_met')
  if (reason === 'not_eligible' && unmet) return t('rebates.reason.not_eligible', { condition: unmet.says })
  return t(`rebates.reason.${reason}`, {
    count: incentive.combining.at_least_measures,
    cap: incentive.combining.shared_cap?.says ?? '',
  })
}
