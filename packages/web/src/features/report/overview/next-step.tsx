import type { PlanView } from '@hearthlight/domain/report/plan/plan-view'
import { useTranslation } from 'react-i18next'
import { usePlanWords } from '../plan/plan-words.ts'
import { CallToAction } from './call-to-action.tsx'
import styles from './next-step.module.css'
import { useVisitWay, type VisitHome } from './use-visit-way.ts'

type Props = VisitHome & { plan: PlanView }

/** The first thing to do and what it really costs, with the partner's single call to action. */
export function NextStep({ plan, ...home }: Props) {
  const { t } = useTranslation('report')
  const words = usePlanWords()
  const [first] = plan.steps
  const { title, text } =
    first === undefined ? { title: t('next.nothing'), text: t('next.nothing_text') } : words.next(first)
  return (
    <section className={`page ${styles.next}`} aria-labelledby="next-step-title">
      <div className={styles.text}>
        <h2 id="next-step-title">{title}</h2>
        <p>{text}</p>
      </div>
      <CallToAction visit={useVisitWay(home)} />
    </section>
  )
}
