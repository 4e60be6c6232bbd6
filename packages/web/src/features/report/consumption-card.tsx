import { aboutCost, percentSaved } from '@hearthlight/domain/report/estimates'
import type { Estimate, HomeView } from '@hearthlight/domain/report/home-view'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'
import { useFeatures } from '../../platform/session.ts'
import { Table } from '../../ui/table.tsx'
import styles from './building-cards.module.css'

type Props = { view: HomeView; availableRebatesCents: number | null }
type Row = { id: string; name: string; now: Estimate; after: Estimate; show: (value: number) => string }

/** Current against predicted consumption a year in whole numbers, what is saved, and the rebates at hand. */
export function ConsumptionCard({ view: { now, after }, availableRebatesCents }: Props) {
  const { t } = useTranslation('report')
  const { money } = useFormats()
  const features = useFeatures()
  const saved = percentSaved(now.kWh.value, after.kWh.value)
  return (
    <section className={styles.card} aria-labelledby="consumption-card-title">
      <h2 id="consumption-card-title">{t('consumption.title')}</h2>
      <Figures rows={useRows({ now, after })} />
      {features.energySavings && (
        <p className="small muted">
          {t(saved < 0 ? 'consumption.percent_more' : 'consumption.percent', { percent: Math.abs(saved) })}
        </p>
      )}
      {features.availableRebates && availableRebatesCents !== null && (
        <dl className={styles.facts}>
          <div>
            <dt>{t('consumption.rebates')}</dt>
            <dd className="num">{money(aboutCost(availableRebatesCents / 100))}</dd>
          </div>
        </dl>
      )}
    </section>
  )
}

function useRows({ now, after }: Pick<HomeView, 'now' | 'after'>): Row[] {
  const { number, money } = useFormats()
  const features = useFeatures()
  const { t } = useTranslation('report')
  const whole = (value: number) => number(Math.round(value))
  const row = (id: string, pair: { now: Estimate; after: Estimate }, show: Row['show']) => ({
    id,
    name: t(`consumption.${id}`),
    ...pair,
    show,
  })
  return [
    ...(features.energySavings ? [row('energy', { now: now.kWh, after: after.kWh }, whole)] : []),
    row('cost', { now: now.money, after: after.money }, (value) => money(Math.round(value))),
    ...(features.kgCo2 ? [row('co2', { now: now.kg, after: after.kg }, whole)] : []),
  ]
}

function Figures({ rows }: { rows: readonly Row[] }) {
  const { t } = useTranslation('report')
  return (
    <Table
      caption={t('consumption.subtitle')}
      isCaptionHidden
      density="dense"
      rows={rows}
      rowId={({ id }) => id}
      columns={[
        { id: 'kind', header: t('consumption.kind'), cell: ({ name }) => name },
        {
          id: 'now',
          header: t('consumption.current'),
          isNumeric: true,
          cell: ({ now, show }) => show(now.value),
        },
        {
          id: 'after',
          header: t('consumption.predicted'),
          isNumeric: true,
          cell: ({ after, show }) => show(after.value),
        },
        {
          id: 'saved',
          header: t('consumption.saved'),
          isNumeric: true,
          cell: ({ now, after, show }) => show(Math.round(now.value) - Math.round(after.value)),
        },
      ]}
    />
  )
}
