import type { Dashboard, FUNNEL_STEPS } from '@hearthlight/domain/applications/queue/dashboard'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'
import { type Column, Table } from '../../ui/figures/table.tsx'
import { Block } from '../kit/block.tsx'
import styles from './dashboard.module.css'
import { stepsOf } from './funnel.tsx'
import { useRange } from './use-range.ts'

type City = Dashboard['cities'][number]
type FunnelStep = (typeof FUNNEL_STEPS)[number]
type Width = CSSProperties & Record<'--w', number>

/** The same by city; where not all are shown, how many there are. */
export function Cities({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTranslation('admin-dashboard')
  const { number } = useFormats()
  const { cities, cities_in_all } = dashboard
  const range = useRange(dashboard)
  const columns = useColumns(dashboard)
  const title = useTitle(dashboard)
  if (cities.length === 0) return null
  const caption =
    cities.length < cities_in_all
      ? t('cities', { shown: number(cities.length), all: number(cities_in_all) })
      : t('cities_all')
  return (
    <div className={styles.ruled}>
      <Block title={title ?? caption} note={t('cities_text', { cities: caption, ...range })}>
        <Table
          caption={caption}
          isCaptionHidden
          columns={columns}
          rows={cities}
          rowId={({ name }) => name ?? ''}
          isStacked
        />
      </Block>
    </div>
  )
}

/** How many of 1,000 accounts of a city; null where nobody knows how many there are. */
const rateOf = (city: City, first: FunnelStep) =>
  city.accounts === null ? null : (city[first] / city.accounts) * 1000

/** Where most was begun: of 1,000 accounts where that can be compared, else in all. */
function useTitle(dashboard: Dashboard): string | undefined {
  const { t } = useTranslation('admin-dashboard')
  const { number } = useFormats()
  const [first = 'homes'] = stepsOf(dashboard)
  const rates = dashboard.cities
    .flatMap((city) => {
      const rate = rateOf(city, first)
      return rate === null ? [] : [{ name: city.name ?? t('unknown'), rate }]
    })
    .toSorted((a, b) => b.rate - a.rate)
  const [high, low] = [rates[0], rates.at(-1)]
  if (high !== undefined && low !== undefined && Math.round(high.rate) > Math.round(low.rate))
    return t('cities_rates', {
      high: high.name,
      most: number(high.rate),
      low: low.name,
      least: number(low.rate),
    })
  const [most, next] = dashboard.cities
  const isMost = most !== undefined && most.name !== null && most[first] > (next?.[first] ?? 0)
  return isMost ? t('cities_title', { name: most.name }) : undefined
}

function useColumns(dashboard: Dashboard): readonly Column<City>[] {
  const { t } = useTranslation('admin-dashboard')
  const { number, percent, money } = useFormats()
  const [first = 'homes'] = stepsOf(dashboard)
  const most = Math.max(1, ...dashboard.cities.map((city) => city[first]))
  const mostOfAll = Math.max(1, ...dashboard.cities.map((city) => rateOf(city, first) ?? 0))
  const isRated = dashboard.cities.some(({ accounts }) => accounts !== null)
  const begun = { id: first, header: t(`step.${first}`) }
  const figures: readonly (Column<City> & { header: string })[] = [
    ...(isRated
      ? [
          {
            id: 'accounts',
            header: t('city_accounts'),
            isNumeric: true,
            cell: ({ accounts }: City) => (accounts === null ? '–' : number(accounts)),
          },
          { ...begun, isNumeric: true, cell: (city: City) => number(city[first]) },
          {
            id: 'rate',
            header: t('city_rate'),
            cell: (city: City) => {
              const rate = rateOf(city, first)
              return rate === null ? '–' : <CellBar share={rate / mostOfAll} value={number(rate)} />
            },
          },
        ]
      : [
          {
            ...begun,
            cell: (city: City) => <CellBar share={city[first] / most} value={number(city[first])} />,
          },
        ]),
    ...(dashboard.program === null
      ? [
          {
            id: 'finished',
            header: t('city_finished'),
            isNumeric: true,
            cell: ({ assessed, homes }: City) => percent(homes === 0 ? 0 : assessed / homes),
          },
        ]
      : []),
    {
      id: 'submitted',
      header: t('step.submitted'),
      isNumeric: true,
      cell: ({ submitted }) => number(submitted),
    },
    {
      id: 'amount',
      header: t('city_amount'),
      isNumeric: true,
      cell: ({ approved_amount }) => (approved_amount === null ? '–' : money(approved_amount)),
    },
    {
      id: 'days',
      header: t('city_days'),
      isNumeric: true,
      cell: ({ median_days }) => (median_days === null ? '–' : number(Math.ceil(median_days))),
    },
  ]
  return [
    { id: 'name', header: t('city'), cell: ({ name }) => name ?? t('unknown') },
    ...figures.map((figure) => ({ ...figure, label: figure.header })),
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
