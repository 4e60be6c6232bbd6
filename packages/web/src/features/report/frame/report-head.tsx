import type { AuditResult } from '@hearthlight/domain/assessment/result/audit-result-schema'
import type { QuestionCount } from '@hearthlight/domain/assessment/wizard/question-count'
import type { Building } from '@hearthlight/domain/buildings/building'
import { streetOf } from '@hearthlight/domain/buildings/home-address'
import { placeName } from '@hearthlight/domain/buildings/place-name'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useKnownWords } from '../../../home/known-words.ts'
import { useFormats } from '../../../platform/formats.ts'
import { ASSUMPTIONS_ID, openAssumptions } from '../overview/method/open-assumptions.ts'
import styles from './report-head.module.css'

type Props = {
  building: Building
  result: AuditResult
  answers: QuestionCount
  checkedAt: Date
  children?: ReactNode
}

/** Which home this is, what the report rests on and when it was checked; actions at the end. */
export function ReportHead({ building, result, answers, checkedAt, children }: Props) {
  const { t } = useTranslation('report')
  const { date } = useFormats()
  const place = [placeName([building.city, building.region]), building.zip].filter(Boolean).join(' ')
  const assumed = result.assumptions.filter(({ source }) => source === 'assumed').length
  return (
    <div className={styles.head}>
      <div className={`page ${styles.in}`}>
        <div>
          <p className={styles.address}>
            <b>{streetOf(building)}</b>
            {place !== '' && `, ${place}`}
          </p>
          <p className="small muted num">{useHomeFacts(building, result).join('\u00a0· ')}</p>
        </div>
        <p className="small muted num">
          {t('head.based_on', { answered: answers.given, total: answers.all })} · {t('head.checked')}{' '}
          <time dateTime={checkedAt.toISOString()}>{date(checkedAt)}</time>
          <br />
          <a href={`#${ASSUMPTIONS_ID}`} onClick={openAssumptions}>
            {t('head.assumed', { count: assumed })}
          </a>
        </p>
        {children !== undefined && <div className="cluster">{children}</div>}
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
  const area = find('floor_area')
  const kind = find('house_type')
  const storeys = find('storeys')
  const shape = [
    ...(kind === undefined ? [] : [words(kind).toLocaleLowerCase(locale)]),
    ...(storeys === undefined
      ? []
      : [
          t('head.storeys', {
            count: Number(storeys.value),
            number: number(Number(storeys.value), Number.isInteger(Number(storeys.value)) ? 0 : 1),
          }),
        ]),
  ].join(', ')
  const year =
    building.construction_year === null ? [] : [t('head.built', { year: building.construction_year })]
  const fuels = Object.values(result.consumptions_by_fuel).map(({ label }) => label.toLocaleLowerCase(locale))
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(fuels)
  return [...year, ...(area === undefined ? [] : [words(area)]), shape, list].filter(Boolean)
}
