import type { Building } from '@hearthlight/domain/buildings/building'
import type { AuditResult } from '@hearthlight/domain/report/audit-result-schema'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'
import styles from './report-head.module.css'
import { useKnownWords } from './use-known-words.ts'

type Props = { building: Building; result: AuditResult; checkedAt: Date; children: ReactNode }

/** Which home this is, what the report rests on and when it was checked; actions at the end. */
export function ReportHead({ building, result, checkedAt, children }: Props) {
  const { t } = useTranslation('report')
  const { date } = useFormats()
  const place = [building.city, [building.region, building.zip].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ')
  const assumed = result.assumptions.filter(({ source }) => source === 'assumed').length
  return (
    <div className={styles.head}>
      <div className={`page ${styles.in}`}>
        <div>
          <p className={styles.address}>
            <b>{building.address1}</b>
            {place !== '' && `, ${place}`}
          </p>
          <p className="small muted num">{useHomeFacts(building, result).join(' · ')}</p>
        </div>
        <p className="small muted num">
          {t('head.based_on', { answered: result.answered_count, total: result.input_count })} ·{' '}
          {t('head.checked')} <time dateTime={checkedAt.toISOString()}>{date(checkedAt)}</time>
          <br />
          <a href="#method">{t('head.assumed', { count: assumed })}</a>
        </p>
        <div className="cluster">{children}</div>
      </div>
    </div>
  )
}

/** Year, floor area, kind of house and fuels, as far as they are known. */
function useHomeFacts(building: Building, result: AuditResult): string[] {
  const { t } = useTranslation('report')
  const words = useKnownWords()
  const { number, locale } = useFormats()
  const find = (field: string) => result.assumptions.find((one) => one.field === field)
  const facts = [find('floor_area'), find('house_type'), find('storeys')].flatMap((known) =>
    known === undefined
      ? []
      : [
          known.field === 'storeys'
            ? t('head.storeys', {
                count: Number(known.value),
                number: number(Number(known.value), known.value === '1.5' || known.value === '2.5' ? 1 : 0),
              })
            : words(known),
        ],
  )
  const year =
    building.construction_year === null ? [] : [t('head.built', { year: building.construction_year })]
  const fuels = Object.values(result.consumptions_by_fuel).map(({ label }) => label.toLowerCase())
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(fuels)
  return [...year, ...facts, list]
}
