import { useTranslation } from 'react-i18next'
import { AnswerItem } from './answer-item.tsx'
import styles from './application.module.css'
import type { AskedItem, Editors } from './asked-item.ts'

type Props = {
  asked: readonly AskedItem[]
  editors: Editors
  errorAt: (path: string) => string | undefined
  isReadOnly?: boolean
}

export function AnswerList({ asked, editors, errorAt, isReadOnly = false }: Props) {
  return (
    <ul className={styles.answers}>
      {asked.map((each) => (
        <AnswerItem
          key={each.item.id}
          asked={each}
          editors={editors}
          error={errorAt(`answers/${each.item.id}`)}
          isReadOnly={isReadOnly}
        />
      ))}
    </ul>
  )
}

/** The questions of an incentive, each saved by itself. */
export function ApplicationQuestions(props: Props) {
  const { t } = useTranslation('incentives')
  const saved = props.asked.filter((each) => each.saved !== undefined && each.saved.content !== '').length
  if (props.asked.length === 0) return null
  return (
    <section className={styles.group} aria-labelledby="application-questions">
      <div className="ruled-head">
        <h3 id="application-questions">{t('apply.questions')}</h3>
        <p className="small muted num" role="status">
          {t('apply.saved_count', { saved, all: props.asked.length })}
        </p>
      </div>
      <AnswerList {...props} />
    </section>
  )
}
