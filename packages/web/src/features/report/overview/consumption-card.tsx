import type { HomeView } from '@hearthlight/domain/report/home/home-view'
import type { Unit } from '@hearthlight/domain/report/shown-figures/figure-step'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { useFeatures } from '../../../platform/session.ts'
import { Table } from '../../../ui/figures/table.tsx'
import { useHomeWords } from '../use-home-words.ts'
import styles from './building-cards.module.css'

type Props = { view: HomeView; availableRebatesCents: number | null }
type Row = { id: string; name: string; now: string; after: string; saved: string }

/** Current against predicted consumption a year in whole numbers, what is saved, and the rebates at hand. */
export function ConsumptionCard({ view, availableRebatesCents }: Props) {
  const { t } = useTranslation('report')
  const { money } = useFormats()
  const features = useFeatures()
  const saved = view.savedPercent.kWh
  return (
    <section className={styles.card} aria-labelledby="consumption-card-title">
      <h2 id="consumption-card-title">{t('consumption.title')}</h2>
      <Figures rows={useRows(view)} />
      {features.energySavings && (
        <p className="small muted">
          {t(saved < 0 ? 'consumption.percent_more' : 'consumption.percent', { percent: Math.abs(saved) })}
        </p>
      )}
      {features.availableRebates && availableRebatesCents !== null && (
        <dl className={`fact-list ${styles.facts}`}>
          <div>
            <dt>{t('consumption.rebates')}</dt>
            <dd className="num">{money(availableRebatesCents / 100)}</dd>
          </div>
        </dl>
      )}
    </section>
  )
}

function useRows({ now, after, saved }: HomeView): Row[] {
  const features = useFeatures()
  const { t } = useTranslation('report')
  const { plain } = useHomeWords()
  const row = (id: string, unit: Unit): Row => ({
    id,
    name: t(`consumption.${id}`),
    now: plain(unit, now[unit].value),
    after: plain(unit, after[unit].value),
    saved: plain(unit, saved[unit].value),
  })
  return [
    ...(features.energySavings ? [row('energy', 'kWh')] : []),
    row('cost', 'money'),
    ...(features.kgCo2 ? [row('co2', 'kg')] : []),
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
        { id: 'now', header: t('consumption.current'), isNumeric: true, cell: ({ now }) => now },
        { id: 'after', header: t('consumption.predicted'), isNumeric: true, cell: ({ after }) => after },
        { id: 'saved', header: t('consumption.saved'), isNumeric: true, cell: ({ saved }) => saved },
      ]}
    />
  )
}
