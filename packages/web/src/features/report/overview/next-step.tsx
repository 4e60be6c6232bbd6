import type { PlanView } from '@hearthlight/domain/report/plan/plan-view'
import { useTranslation } from 'react-i18next'
import { usePlanWords } from '../plan/plan-words.ts'
import { CallToAction } from './call-to-action.tsx'
import styles from './next-step.module.css'

/** The first thing to do and what it really costs, with the partner's single call to action. */
export function NextStep({ plan }: { plan: PlanView }) {
  const { t } = useTranslation('report')
  const words = usePlanWords()
  const [first] = plan.steps
  const mustWait = first?.incentives.some(({ needs_approval_first }) => needs_approval_first) ?? false
  return (
    <section className={`page ${styles.next}`} aria-labelledby="next-step-title">
      <div className={styles.text}>
        <h2 id="next-step-title">
          {first === undefined
            ? t('next.nothing')
            : t(first.incentives.length === 0 ? 'next.title' : 'next.title_rebate', {
                name: first.measure.label,
                amount: words.cost(first.net.net.mid),
              })}
        </h2>
        <p>{t(first === undefined ? 'next.nothing_text' : mustWait ? 'next.wait' : 'next.text')}</p>
      </div>
      <CallToAction />
    </section>
  )
}
