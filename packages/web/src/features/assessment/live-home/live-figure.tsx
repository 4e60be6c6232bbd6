import { fitsBills } from '@hearthlight/domain/assessment/house/bill-fit'
import type { QuestionCount } from '@hearthlight/domain/assessment/wizard/question-count'
import { shownEstimate, toStep } from '@hearthlight/domain/report/shown-figures/figure-step'
import { halfWidthPercent } from '@hearthlight/domain/report/shown-figures/percent'
import { type CSSProperties, memo, useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { useFeatures } from '../../../platform/session.ts'
import { Band } from '../../../ui/figures/band.tsx'
import { Figure } from '../../../ui/figures/figure.tsx'
import { NextQuestion } from '../questions/next-question.tsx'
import type { Live } from './live-estimate.ts'
import styles from './live-home.module.css'

/** Less than that an answer has not moved the figure. */
const LEAST_TOLD_CHANGE = 10

/** Less than that the range is as it was. */
const LEAST_TOLD_WIDTH = 0.03
const widthOf = ({ money }: NonNullable<Live['band']>) => Math.max(1, money.p90 - money.p10)

const rangeOf = (band: { p10: number; p90: number } | undefined) => band && { low: band.p10, high: band.p90 }

/** What a year costs, written as the report will write it. */
const shownMoney = ({ estimate, band }: Pick<Live, 'estimate' | 'band'>) =>
  shownEstimate('money', estimate?.money ?? 0, rangeOf(band?.money))

/** What a year costs, how sure that is, and what the last answer did to both. */
export function LiveFigure({ live, count }: { live: Live; count: QuestionCount }) {
  const { t } = useTranslation('assessment')
  const { money } = useFormats()
  const { estimate, problemField } = live
  // The figure comes first: the words beside it follow with the picture.
  const later = useDeferredValue(live)
  const laterGiven = useDeferredValue(count.given)
  if (problemField !== undefined) {
    return (
      <p className={styles.estimate} role="status">
        {t('wizard.live.failed', { field: t(`field.${problemField}`) })}
      </p>
    )
  }
  if (estimate === undefined || count.given === 0) {
    return <p className={styles.estimate}>{t('wizard.live.waiting')}</p>
  }
  return (
    <div className={styles.estimate}>
      <p className={styles.name}>{t('wizard.live.title')}</p>
      <p aria-live="polite">
        <Figure size="m" unit={t('wizard.live.a_year')}>
          {t('wizard.live.about', { amount: money(shownMoney(live).value) })}
        </Figure>
      </p>
      <Range live={later} />
      <Words live={later} given={laterGiven} all={count.all} />
    </div>
  )
}

/** Below this share of the line the word between the ends has no room there. */
const NARROW = 0.35

/** The line runs from nothing to one and a half times what is likely, so that a narrowing range is seen to narrow. */
const Range = memo(function Range({ live: { estimate, band } }: { live: Live }) {
  const { t } = useTranslation('assessment')
  const { money } = useFormats()
  if (estimate === undefined || band === undefined) return null
  const { low, value, high } = shownMoney({ estimate, band })
  const max = estimate.money * 1.8
  return (
    <div>
      <Band now={{ low, value, high }} max={max} />
      <p
        className={styles.ends}
        style={endsAt(low / max, high / max)}
        data-narrow={high - low < NARROW * max || undefined}
        aria-hidden="true"
      >
        <span>{money(low)}</span>
        <span>{t('wizard.live.likely')}</span>
        <span>{money(high)}</span>
      </p>
      <p className="visually-hidden">{t('wizard.live.range', { low: money(low), high: money(high) })}</p>
    </div>
  )
})

/** The ends stand under the ends of the band; there is always room for their figures. */
function endsAt(low: number, high: number): CSSProperties {
  const inside = (share: number) => `${Math.round(Math.min(1, Math.max(0, share)) * 100)}%`
  return {
    paddingInlineStart: `max(0px, ${inside(low)} - 2.5rem)`,
    paddingInlineEnd: `max(0px, ${inside(1 - high)} - 2.5rem)`,
  }
}

type WordsProps = { live: Live; given: number; all: number }

const Words = memo(function Words({ live, given, all }: WordsProps) {
  const { t } = useTranslation('assessment')
  const { number } = useFormats()
  const { energySavings } = useFeatures()
  const { estimate, band } = live
  if (estimate === undefined) return null
  const sure = band && halfWidthPercent({ low: band.kWh.p10, high: band.kWh.p90 }, estimate.kWh)
  return (
    <div className={styles.words} data-sure={sure}>
      {energySavings && (
        <p>
          {t('wizard.live.energy', {
            amount: number(shownEstimate('kWh', estimate.kWh, rangeOf(band?.kWh)).value),
          })}
        </p>
      )}
      {estimate.bills !== null && (
        <p>{t(`wizard.live.${fitsBills(estimate.bills.cvRmse) ? 'bills' : 'bills_misfit'}`)}</p>
      )}
      <p>
        {t('wizard.live.answers', { count: given, total: all })} <RangeMoved live={live} />
      </p>
      <LastAnswer live={live} />
      {band?.next && <NextQuestion next={band.next} />}
    </div>
  )
})

/** What the last answer did to the range: most narrow it, an unusual one may widen it. */
function RangeMoved({ live: { band, bandBefore } }: { live: Live }) {
  const { t } = useTranslation('assessment')
  if (band === undefined || bandBefore === undefined) return null
  const change = widthOf(band) / widthOf(bandBefore) - 1
  if (Math.abs(change) < LEAST_TOLD_WIDTH) return null
  return t(change < 0 ? 'wizard.live.narrowed' : 'wizard.live.moved')
}

function LastAnswer({ live }: { live: Live }) {
  const { t } = useTranslation('assessment')
  const { money } = useFormats()
  if (live.estimate === undefined || live.before === undefined) return null
  const { value, step } = shownMoney(live)
  const change = value - toStep(live.before.money, step)
  if (Math.abs(change) < LEAST_TOLD_CHANGE) return null
  return <p>{t(change > 0 ? 'wizard.live.more' : 'wizard.live.less', { amount: money(Math.abs(change)) })}</p>
}
