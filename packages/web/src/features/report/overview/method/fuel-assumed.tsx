import type { AuditResult } from '@hearthlight/domain/assessment/result/audit-result-schema'
import { useTranslation } from 'react-i18next'
import { useKnownWords } from '../../../../home/known-words.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/states/notice.tsx'
import styles from '../../report.module.css'
import type { Question } from './fix-answer.tsx'

type Props = { result: AuditResult; onAnswer: (question: Question) => void }

/** Nothing moves the figures like the fuel that heats: where it is a guess, that is said before any figure. */
export function FuelAssumed({ result, onAnswer }: Props) {
  const { t } = useTranslation('report')
  const words = useKnownWords()
  const fuel = result.assumptions.find(({ field }) => field === 'heating_fuel')
  if (fuel?.source !== 'assumed') return null
  return (
    <div className={`page ${styles.notice}`}>
      <Notice tone="caution">
        {t('confidence.fuel_assumed', { fuel: words(fuel).toLowerCase() })}{' '}
        <Button variant="quiet" size="s" onClick={() => onAnswer(fuel)}>
          {t('confidence.tell')}
        </Button>
      </Notice>
    </div>
  )
}
