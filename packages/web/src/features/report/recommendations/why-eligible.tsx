import type { IdentifiedIncentive } from '@hearthlight/domain/incentives/incentive'
import { useTranslation } from 'react-i18next'
import { RuleLink } from '../../../applications/rule-link.tsx'
import styles from './why-eligible.module.css'

type Line = IdentifiedIncentive['eligibility']['trace'][number]

/** The rule trace: each condition met, not met or not yet known, and where the rule stands. */
export function WhyEligible({ incentive: { title, eligibility } }: { incentive: IdentifiedIncentive }) {
  const { t } = useTranslation('incentives')
  if (eligibility.trace.length === 0) return null
  return (
    <details className={styles.why}>
      <summary>
        {t(`verdict.${eligibility.verdict}`)}
        <span className="visually-hidden">: {title}</span>
      </summary>
      <ul>
        {eligibility.trace.map((line) => (
          <li key={line.code} data-outcome={line.outcome}>
            {line.says} <em>{t(`outcome.${outcomeOf(line)}`)}</em>
            <RuleLink url={line.source_url} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** What is open says who settles it. */
function outcomeOf({ outcome, settled_by }: Line) {
  if (outcome === 'not_met') return 'not_met'
  if (outcome === 'met') return settled_by === 'document' ? 'prove' : 'met'
  return settled_by ?? 'unknown'
}
