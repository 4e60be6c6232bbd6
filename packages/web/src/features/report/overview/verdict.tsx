import type { HomeView } from '@hearthlight/domain/report/home/home-view'
import type { LabelMark } from '@hearthlight/domain/report/parts/label-text'
import type { PlanView } from '@hearthlight/domain/report/plan/plan-view'
import { Trans, useTranslation } from 'react-i18next'
import { usePartner } from '../../../platform/partner.ts'
import { Grade, GradeScale } from '../../../ui/figures/grade.tsx'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { useHomeWords } from '../use-home-words.ts'
import styles from './verdict.module.css'

type Props = { view: HomeView; plan: PlanView }

/** How the home does, in one sentence, and its label now and after the plan. */
export function Verdict({ view, plan }: Props) {
  const hasPlan = plan.steps.length > 0
  return (
    <section className={`page ${styles.verdict}`}>
      <div className={styles.text}>
        <Headline view={view} hasPlan={hasPlan} />
        <Lead view={view} plan={plan} />
      </div>
      <Labels view={view} hasPlan={hasPlan} />
    </section>
  )
}

function Headline({ view, hasPlan }: { view: HomeView; hasPlan: boolean }) {
  const { key, params } = useHomeWords().verdict(view, hasPlan)
  return (
    <h1 tabIndex={-1}>
      <Trans ns="report" i18nKey={key} values={params} components={{ n: <span className="num" /> }} />
    </h1>
  )
}

function Lead({ view, plan }: Props) {
  const { t } = useTranslation('report')
  const words = useHomeWords()
  const [first, second, third] = view.losses.toSorted((a, b) => b.percent - a.percent)
  const name = (loss: (typeof view.losses)[number] | undefined) =>
    loss === undefined ? '' : t(`verdict.part.${loss.part}`)
  return (
    <p className="lead">
      {t('verdict.where', { first: name(first), second: name(second), third: name(third) })}{' '}
      {words.paidSoon(plan)}
    </p>
  )
}

function Labels({ view, hasPlan }: { view: HomeView; hasPlan: boolean }) {
  const { t } = useTranslation('report')
  const { now, after } = view.label
  return (
    <div className={styles.label}>
      <div className={styles.grades}>
        <Side mark={now} when="now" words={t('today')} />
        {hasPlan && <Icon name="arrow" size="m" className={styles.arrow} />}
        {hasPlan && <Side mark={after} when="after" words={t('after_plan')} />}
      </div>
      <GradeScale
        label={t('label.scale')}
        now={{ letter: now.letter, label: t('label.mark_today') }}
        after={hasPlan ? { letter: after.letter, label: t('label.mark_plan') } : undefined}
      />
      <p className="note">{useHomeWords().labelNote(view, hasPlan, usePartner().settings.label_scheme)}</p>
    </div>
  )
}

function Side({ mark, when, words }: { mark: LabelMark; when: 'now' | 'after'; words: string }) {
  const { t } = useTranslation('report')
  const { label_scheme } = usePartner().settings
  return (
    <div className={styles.side}>
      <Grade letter={mark.letter} size="xl" when={when}>
        {mark.text}
      </Grade>
      <span>
        {words}
        {label_scheme !== 'letter' && <span className="muted"> {t(`label.${label_scheme}`)}</span>}
      </span>
    </div>
  )
}
