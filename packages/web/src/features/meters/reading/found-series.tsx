import type { UnderstoodSeries } from '@hearthlight/domain/meters/stored/read-series'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { Chip } from '../../../ui/chip.tsx'
import { Pictogram } from '../../../ui/pictures/pictogram.tsx'
import { useMeterWords } from '../use-meter-words.ts'
import styles from './reading.module.css'

const YEAR = 365 * 86_400

/** One meter as it was understood: what it counts, from when to when, with its gaps. */
export function FoundSeries({ series }: { series: UnderstoodSeries }) {
  const { t } = useTranslation('energy-use')
  const words = useMeterWords()
  const { key, check } = series
  const isWhole = check.gaps === 0 && check.negative === 0
  return (
    <article className={styles.found} aria-label={words.meter(key)}>
      <div className={styles.foundHead}>
        <Pictogram name={key.fuel === 'electricity' ? 'electric' : 'gas'} size="l" />
        <div>
          <h3>{words.meter(key)}</h3>
          <p className="small muted num">
            {t('found.facts', { step: words.step(key.step), span: words.span(check.first, check.end) })}
          </p>
        </div>
        <Chip tone={isWhole ? 'positive' : 'caution'}>{t(isWhole ? 'found.good' : 'found.look')}</Chip>
      </div>
      <Strip series={series} />
      <Facts series={series} />
    </article>
  )
}

const WIDTH = 1000
const HEIGHT = 24

function Strip({ series: { id, check, gaps } }: { series: UnderstoodSeries }) {
  const { t } = useTranslation('energy-use')
  const words = useMeterWords()
  const x = (instant: number) => ((instant - check.first) / (check.end - check.first)) * WIDTH
  const pattern = `gap-${id.replace(/\W/g, '-')}`
  const ends = { from: words.day(check.first), to: words.lastDay(check.end) }
  return (
    <div>
      <svg
        className={styles.strip}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('found.strip', ends)}
      >
        <pattern
          id={pattern}
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="7" height="7" fill="var(--paper)" />
          <rect width="2.4" height="7" fill="var(--ink-2)" />
        </pattern>
        <rect width={WIDTH} height={HEIGHT} fill="var(--data-other)" />
        {gaps.slice(0, 60).map(([from, to]) => (
          <rect
            key={from}
            x={x(from)}
            width={Math.max(3, x(to) - x(from))}
            height={HEIGHT}
            fill={`url(#${pattern})`}
          />
        ))}
      </svg>
      <p className={`note num ${styles.ends}`} aria-hidden="true">
        <span>{ends.from}</span>
        <span>{ends.to}</span>
      </p>
    </div>
  )
}

function Facts({ series: { key, check, count, gaps, lastYear, typicalDay } }: { series: UnderstoodSeries }) {
  const { t } = useTranslation('energy-use')
  const { number } = useFormats()
  const words = useMeterWords()
  const isYear = check.end - check.first >= YEAR
  const yearName = key.direction === 'export' ? 'found.sent_last_year' : 'found.last_year'
  const facts = [
    isYear
      ? [t(yearName), words.amount(lastYear, key.unit)]
      : [t('found.total'), words.amount(check.total, key.unit)],
    [t('found.typical'), words.amount(typicalDay, key.unit)],
    [t('found.readings'), number(count)],
    [
      t('found.missing'),
      gaps.length === 0
        ? t('found.none')
        : t('found.gaps', { number: number(gaps.length), hours: words.hours(check.gapSeconds) }),
    ],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
