import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import type { PlanTrial as Trial } from './plan-actions.ts'
import styles from './plan-section.module.css'

/** An order or a budget that is only looked at, with the ways on: keep it, or go back to the plan as it is kept. */
export function PlanTrial({ trial }: { trial: Trial }) {
  const { t } = useTranslation('report')
  return (
    <div className={styles.trial}>
      <Notice>
        <p>{t('plan.trial.says')}</p>
        <p className="cluster">
          <Button size="s" onClick={trial.keep}>
            {t('plan.trial.keep')}
          </Button>
          <Button variant="quiet" size="s" onClick={trial.back}>
            {t('plan.trial.back')}
          </Button>
        </p>
      </Notice>
    </div>
  )
}
