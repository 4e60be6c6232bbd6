import type { Dashboard } from '@hearthlight/domain/applications/dashboard'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { type Column, Table } from '../../../ui/figures/table.tsx'
import { Block } from '../kit/block.tsx'
import { stepsOf } from './funnel.tsx'
import styles from './today.module.css'
import { useRange } from './use-range.ts'

type City = Dashboard['cities'][number]
type Width = CSSProperties & Record<'--w', number>

/** The same by city; where not all are shown, how many there are. */
export function Cities({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTranslation('admin-today')
  const { number } = useFormats()
  const { cities, cities_in_all } = dashboard
  const range = useRange(dashboard)
  const columns = useColumns(dashboard)
  const [first = 'homes'] = stepsOf(dashboard)
  const [most, next] = cities
  if (most === undefined) return null
  const isMost = most.name !== null && most[first] > (next?.[first] ?? 0)
  const caption =
    cities.length < cities_in_all
      ? t('cities', { shown: number(cities.length), all: number(cities_in_all) })
      : t('cities_all')
  return (
    <div className={styles.ruled}>
      <Block
        title={isMost ? t('cities_title', { name: most.name }) : caption}
        note={t('cities_text', { cities: caption, ...range })}
      >
        <Table
          caption={caption}
          isCaptionHidden
          columns={columns}
          rows={cities}
          rowId={({ name }) => name ?? ''}
        />
      </Block>
    </div>
  )
}

function useColumns(dashboard: Dashboard): readonly Column<City>[] {
  const { t } = useTranslation('admin-today')
  const { number, percent, money } = useFormats()
  const [first = 'homes'] = stepsOf(dashboard)
  const most = Math.max(1, ...dashboard.cities.map((city) => city[first]))
  return [
    { id: 'name', header: t('city'), cell: ({ name }) => name ?? t('unknown') },
    {
      ...{ id: first, header: t(`step.${first}`) },
      cell: (city) => <CellBar share={city[first] / most} value={number(city[first])} />,
    },
    ...(dashboard.program === null
      ? [
          {
            ...{ id: 'finished', header: t('city_finished'), isNumeric: true },
            cell: ({ assessed, homes }: City) => percent(homes === 0 ? 0 : assessed / homes),
          },
        ]
      : []),
    {
      ...{ id: 'submitted', header: t('step.submitted'), isNumeric: true },
      cell: ({ submitted }) => number(submitted),
    },
    {
      ...{ id: 'amount', header: t('city_amount'), isNumeric: true },
      cell: ({ approved_amount }) => (approved_amount === null ? '–' : money(approved_amount)),
    },
    {
      ...{ id: 'days', header: t('city_days'), isNumeric: true },
      cell: ({ median_days }) => (median_days === null ? '–' : number(Math.ceil(median_days))),
    },
  ]
}

function CellBar({ share, value }: { share: number; value: string }) {
  const width: Width = { '--w': share * 100 }
  return (
    <span className={styles.cellbar}>
      <i style={width} aria-hidden="true" />
      <b className="num">{value}</b>
    </span>
  )
}
