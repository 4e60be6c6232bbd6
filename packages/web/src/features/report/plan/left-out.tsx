import type { LeftOut as LeftOutMeasure } from '@hearthlight/domain/report/left-out'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './plan.module.css'

type Props = { measures: readonly LeftOutMeasure[]; onAdd: (measureId: string) => void }

/** What is not in the plan is kept here with its reason, and can be taken in again. */
export function LeftOut({ measures, onAdd }: Props) {
  const { t } = useTranslation('report')
  if (measures.length === 0) return null
  return (
    <details className={styles.fold}>
      <summary>{t('plan.left_out', { count: measures.length })}</summary>
      <ul>
        {measures.map(({ measure, saved, reason }) => (
          <li key={measure.id}>
            <b>{measure.label}.</b> <Reason measure={measure} saved={saved} reason={reason} />{' '}
            <Button
              variant="quiet"
              size="s"
              onClick={() => onAdd(measure.id)}
              aria-label={`${t('plan.add')}: ${measure.label}`}
            >
              {t('plan.add')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Reason({ saved, reason }: LeftOutMeasure) {
  const { t } = useTranslation('report')
  const { money, number } = useFormats()
  return t(`plan.reason.${reason}`, {
    amount: money(Math.abs(saved.money)),
    kg: number(Math.abs(saved.kg)),
  })
}
