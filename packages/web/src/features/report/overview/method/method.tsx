import type { AuditResult } from '@hearthlight/domain/assessment/result/audit-result-schema'
import { placeName } from '@hearthlight/domain/buildings/place-name'
import { useTranslation } from 'react-i18next'
import { useFieldName, useKnownWords } from '../../../../home/known-words.ts'
import { useFormats } from '../../../../platform/formats.ts'
import { usePartner } from '../../../../platform/partner.ts'
import { useFeatures } from '../../../../platform/session.ts'
import { Chip } from '../../../../ui/chip.tsx'
import { Table } from '../../../../ui/figures/table.tsx'
import { useBillWords } from '../../use-bill-words.ts'
import type { Question } from './fix-answer.tsx'
import { useFixColumn } from './fix-column.tsx'
import styles from './method.module.css'
import { ASSUMPTIONS_ID } from './open-assumptions.ts'
import { CHIP_SOURCE } from './parts-table.tsx'

type Props = {
  result: AuditResult
  /** Absent where the reader may change nothing. */
  onFix?: ((question: Question) => void) | undefined
}

/** How the figures were worked out: weather, prices, factors, every input with its source, the limits, whom to ask. */
export function Method({ result, onFix }: Props) {
  const { t } = useTranslation('report')
  const { contact_email } = usePartner()
  return (
    <section className="section" id="method">
      <div className={`page ${styles.method}`}>
        <div className="section__head">
          <h2>{t('method.title')}</h2>
          <p>{t('method.text')}</p>
        </div>
        <Basis result={result} />
        <Assumptions result={result} onFix={onFix} />
        <p className="note">{t('method.limits')}</p>
        <p className="small">
          {t('method.dispute')} <a href={`mailto:${contact_email}`}>{contact_email}</a>
        </p>
      </div>
    </section>
  )
}

function Basis({ result }: { result: AuditResult }) {
  const { t } = useTranslation('report')
  const { money, number } = useFormats()
  const features = useFeatures()
  const bills = useBillWords()
  const { bill, engine, consumptions_by_fuel, calibration } = result
  const fuelName = (fuel: string) => consumptions_by_fuel[fuel]?.label ?? fuel
  const list = (values: Readonly<Record<string, number>>, show: (value: number) => string) =>
    Object.entries(values)
      .map(([fuel, value]) => `${fuelName(fuel)} ${show(value)}`)
      .join(' · ')
  const rows: readonly (readonly [string, string])[] = [
    ['weather', placeName([engine.climate_place.name, engine.climate_place.region])],
    ['prices', list(bill.price_per_kwh, (value) => `${money(value, 3)}/kWh`)],
    ['fixed', t('per_year', { amount: money(bill.fixed_charges) })],
    ...(features.kgCo2
      ? ([['factors', list(bill.kg_co2_per_kwh, (value) => `${number(value, 3)} kg/kWh`)]] as const)
      : []),
    ['band', t('method.band_text', { draws: result.uncertainty.draws })],
    ...(calibration === null ? [] : ([['bills', bills.method(result)]] as const)),
    ['engine', engine.version],
  ]
  return (
    <dl className={styles.facts}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name === 'bills' ? bills.methodName(result) : t(`method.${name}`)}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Assumptions({ result, onFix }: Props) {
  const { t } = useTranslation('report')
  const words = useKnownWords()
  const name = useFieldName()
  const fix = useFixColumn(onFix, name)
  return (
    <details id={ASSUMPTIONS_ID} className={styles.fold}>
      <summary>{t('method.assumptions_fold', { count: result.assumptions.length })}</summary>
      <Table
        caption={t('method.assumptions')}
        isCaptionHidden
        isStacked
        rows={result.assumptions}
        rowId={({ section, field }) => `${section}.${field}`}
        columns={[
          { id: 'input', header: t('method.input'), cell: name },
          { id: 'value', header: t('method.value'), cell: words },
          {
            id: 'source',
            header: t('method.source'),
            isWide: true,
            cell: ({ source, reason_text }) => (
              <span className={styles.source}>
                <Chip source={CHIP_SOURCE[source]}>{t(`source.${source}`)}</Chip>
                {source === 'assumed' && <span className="note">{reason_text}</span>}
              </span>
            ),
          },
          ...fix,
        ]}
      />
    </details>
  )
}
