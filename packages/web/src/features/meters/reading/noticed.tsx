import type { UnderstoodSeries } from '@hearthlight/domain/meters/stored/read-series'
import { seriesId } from '@hearthlight/domain/meters/stored/read-series'
import type { IdentifiedSeries, SeriesKey } from '@hearthlight/domain/meters/stored/stored-series'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { useMeterWords } from '../use-meter-words.ts'
import styles from './reading.module.css'

const DAY = 86_400
/** Fewer tell neither winter nor summer. */
const FEWEST_DAYS = 270

type Remark = {
  readonly what: 'gaps' | 'doubled' | 'corrected' | 'estimated' | 'negative' | 'short' | 'known' | 'left_out'
  readonly isFine?: true
  readonly params: Readonly<Record<string, string>>
}

type Props = {
  series: readonly UnderstoodSeries[]
  stored: readonly IdentifiedSeries[]
  leftOut: number
}

/** What we noticed and what we do about it. */
export function Noticed({ series, stored, leftOut }: Props) {
  const { t } = useTranslation('energy-use')
  const { number } = useFormats()
  const remarksOf = useRemarks(stored)
  const remarks: Remark[] = series.flatMap(remarksOf)
  if (leftOut > 0) remarks.push({ what: 'left_out', isFine: true, params: { number: number(leftOut) } })
  if (remarks.length === 0) return null
  return (
    <section aria-labelledby="what-we-noticed">
      <h2 id="what-we-noticed" className={styles.title}>
        {t('noticed.title')}
      </h2>
      <ul className={styles.noticed}>
        {remarks.map(({ what, isFine, params }) => (
          <li key={`${what} ${params['meter']}`} data-tone={isFine ? 'ok' : 'look'}>
            <Icon name={isFine ? 'check' : 'alert'} size="m" />
            <div>
              <p>
                <b>{t(`noticed.${what}`)}</b>
              </p>
              <p className="muted">{t(`noticed.${what}_text`, params)}</p>
              <p className={styles.did}>{t(`noticed.${what}_did`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function useRemarks(stored: readonly IdentifiedSeries[]) {
  const { number } = useFormats()
  const words = useMeterWords()
  const storedAs = (key: SeriesKey) => stored.find((each) => seriesId(each) === seriesId(key))
  return ({ key, check, gaps, doubled, corrected }: UnderstoodSeries): Remark[] => {
    const meter = words.meter(key)
    const known = storedAs(key)
    const days = Math.round((check.end - check.first) / DAY)
    const [longest] = gaps
    const counted = (what: Remark['what'], count: number, isFine?: true): Remark[] =>
      count === 0 ? [] : [{ what, ...(isFine && { isFine }), params: { meter, number: number(count) } }]
    const gap: Remark[] =
      longest === undefined
        ? []
        : [
            {
              what: 'gaps',
              params: {
                meter,
                hours: words.hours(check.gapSeconds),
                from: words.day(longest[0]),
                to: words.lastDay(longest[1]),
              },
            },
          ]
    const overlap: Remark[] =
      known === undefined
        ? []
        : [
            {
              what: 'known',
              isFine: true,
              params: { meter, from: words.day(known.first), to: words.lastDay(known.end) },
            },
          ]
    return [
      ...overlap,
      ...gap,
      ...counted('negative', key.direction === 'net' ? 0 : check.negative),
      ...counted('doubled', doubled),
      ...counted('corrected', corrected),
      ...counted('estimated', check.estimated, true),
      ...counted('short', days < FEWEST_DAYS ? days : 0),
    ]
  }
}
