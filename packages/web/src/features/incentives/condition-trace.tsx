import type { Building } from '@hearthlight/domain/buildings/building'
import type { ClassifiedIncentive } from '@hearthlight/domain/incentives/classified-incentive'
import { useTranslation } from 'react-i18next'
import { RuleLink } from '../../applications/rule-link.tsx'
import { useFactWords } from '../../applications/use-fact-words.ts'
import { Icon, type IconName } from '../../ui/pictures/icon.tsx'
import styles from './detail-modal.module.css'
import { QuestionLink } from './question-link.tsx'

type Line = ClassifiedIncentive['eligibility']['trace'][number]
type Props = { building: Building; incentive: ClassifiedIncentive }

const MARKS: Readonly<Record<Line['outcome'], IconName>> = { met: 'check', not_met: 'close', unknown: 'info' }

/** Every condition: met, not met or not known, the answer it was judged on, and the question that would settle it. */
export function ConditionTrace({ building, incentive: { eligibility } }: Props) {
  const { t } = useTranslation('incentives')
  if (eligibility.trace.length === 0) return null
  const met = eligibility.trace.filter(({ outcome }) => outcome === 'met').length
  return (
    <section>
      <div className="ruled-head">
        <h3>{t('detail.why')}</h3>
        <p className="small muted num">{t('detail.met', { met, all: eligibility.trace.length })}</p>
      </div>
      <ul className={styles.trace}>
        {eligibility.trace.map((line) => (
          <li key={line.code} data-outcome={line.outcome}>
            <Icon name={MARKS[line.outcome]} />
            <TraceText line={line} />
            <Settle building={building} line={line} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function TraceText({ line }: { line: Line }) {
  const { t } = useTranslation('incentives')
  const answerWords = useFactWords()
  // What a document has to show is not shown by an answer, whatever the condition was judged on.
  const knownBy = ({ used, outcome, settled_by }: Line) => {
    if (outcome === 'met' && settled_by === 'document') return t('outcome.prove')
    return used === null ? t(`outcome.${settled_by ?? 'unknown'}`) : null
  }
  return (
    <div>
      <p>
        <span className="visually-hidden">{t(`outcome.${line.outcome}`)}: </span>
        {line.says}
      </p>
      <p className="note">
        {knownBy(line) ?? (line.used && answerWords(line.used))}
        <RuleLink url={line.source_url} />
      </p>
    </div>
  )
}

/** Met needs nothing; what a document or a person settles has no question. */
function Settle({ building, line }: { building: Building; line: Line }) {
  const { t } = useTranslation('incentives')
  const fact = line.used?.fact ?? line.asks[0]
  if (line.outcome === 'met' || fact === undefined) return null
  return (
    <QuestionLink building={building} fact={fact}>
      {t(line.outcome === 'unknown' ? 'detail.answer' : 'detail.correct')}
      <span className="visually-hidden">: {line.says}</span>
    </QuestionLink>
  )
}
