import type { AuditResult } from '@hearthlight/domain/assessment/result/audit-result-schema'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { confidenceLevel } from '@hearthlight/domain/report/home/confidence-level'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useFieldName } from '../../../home/known-words.ts'
import { useFeatures } from '../../../platform/session.ts'
import { Button } from '../../../ui/button.tsx'
import { useBillWords } from '../use-bill-words.ts'
import type { Question } from './method/fix-answer.tsx'
import styles from './verdict.module.css'

type Props = { result: AuditResult; buildingId: string; onAnswer: (question: Question) => void }

/** How sure we are, and the one answer that would narrow it most, where that can be seen. */
export function Confidence({ result, buildingId, onAnswer }: Props) {
  const { t } = useTranslation('report')
  const name = useFieldName()
  const percent = Math.round(result.uncertainty.half_width_percent)
  const percentAfter = Math.round(result.next_question?.half_width_percent_after ?? percent)
  const shift = Math.round(result.next_question?.cost_shift_percent ?? 0)
  const next = percentAfter < percent || shift > 0 ? result.next_question : null
  const { calibration } = result
  const bills = useBillWords()
  const { billsStep: hasBillsStep, editBuilding, energyUse: hasMeters } = useFeatures()
  return (
    <div className={`page ${styles.confidence}`}>
      <p>
        <b>{t('confidence.title')}</b> {t(`confidence.${confidenceLevel(percent)}`, { percent })}{' '}
        {bills.seen(result)}
      </p>
      <p className="cluster">
        {next !== null && (
          <Button variant="quiet" size="s" icon="arrow" onClick={() => onAnswer(next)}>
            {shift > 0
              ? t('confidence.narrow_first', { question: name(next), percent: shift })
              : t('confidence.narrow', { question: name(next), percent: percentAfter })}
          </Button>
        )}
        {calibration === null && editBuilding && (
          <Link
            to={
              hasBillsStep
                ? pathTo('energy-bills', {}, { from: 'report' })
                : pathTo('building-details', { id: buildingId })
            }
          >
            {t('confidence.add_bills')}
          </Link>
        )}
        {hasMeters && <Link to={pathTo('EnergyUse', {}, { buildingId })}>{t('confidence.meter')}</Link>}
      </p>
    </div>
  )
}
