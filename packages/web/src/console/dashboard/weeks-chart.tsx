import type { Dashboard } from '@hearthlight/domain/applications/queue/dashboard'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'
import { Chart } from '../../ui/charts/chart.tsx'
import { useDataFocus } from '../../ui/charts/use-data-focus.ts'
import { Table } from '../../ui/figures/table.tsx'
import { useDay } from './use-range.ts'
import styles from './weeks-chart.module.css'

type Week = Dashboard['weeks'][number]
type Height = CSSProperties & Record<'--h', number>

/** What was begun week by week, and how much of it was finished. */
export function WeeksChart({ dashboard: { weeks, program } }: { dashboard: Dashboard }) {
  const { t } = useTranslation('admin-dashboard')
  const { number } = useFormats()
  const day = useDay()
  const kind = program === null ? 'homes' : 'applications'
  const sum = (column: 'started' | 'finished') => weeks.reduce((all, week) => all + week[column], 0)
  const titleKey = program === null ? 'weeks.title' : 'weeks.program'
  return (
    <Chart
      title={t(titleKey, { count: sum('started'), finished: number(sum('finished')) })}
      subtitle={t('weeks.text')}
      table={
        <Table
          caption={t('weeks.text')}
          isCaptionHidden
          columns={[
            { id: 'week', header: t('weeks.week'), cell: ({ from }: Week) => day(from) },
            ...(['started', 'finished'] as const).map((column) => ({
              id: column,
              header: t(`weeks.${column}.${kind}`),
              isNumeric: true,
              cell: (week: Week) => number(week[column]),
            })),
          ]}
          rows={weeks}
          rowId={({ from }) => from}
        />
      }
    >
      <Columns weeks={weeks} kind={kind} />
    </Chart>
  )
}

function Columns({ weeks, kind }: { weeks: readonly Week[]; kind: 'homes' | 'applications' }) {
  const { t } = useTranslation('admin-dashboard')
  const { number } = useFormats()
  const day = useDay()
  const most = Math.max(1, ...weeks.map(({ started }) => started))
  const { chart, datum, shown } = useDataFocus(
    weeks.map(
      ({ from, started, finished }) =>
        `${t('weeks.week')} ${day(from)}: ${t(`weeks.started.${kind}`)} ${number(started)}, ${t(`weeks.finished.${kind}`)} ${number(finished)}`,
    ),
  )
  const height = (value: number): Height => ({ '--h': (value / most) * 100 })
  const [first, last] = [weeks[0], weeks.at(-1)]
  return (
    <>
      <ul className={styles.weeks} ref={chart} aria-label={t('weeks.text')}>
        {weeks.map(({ from, started, finished }, index) => (
          <li key={from}>
            <div className={styles.week} {...datum(index)}>
              <span className={styles.bar} data-look="started" style={height(started)} />
              <span className={styles.bar} data-look="finished" style={height(finished)} />
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.ends} aria-hidden="true">
        <span>{shown ?? (first && `${t('weeks.week')} ${day(first.from)}`)}</span>
        {shown === undefined && last !== undefined && last !== first && <span>{day(last.from)}</span>}
      </p>
    </>
  )
}
