import { AGE_LIMITS, type StatusAges } from '@hearthlight/domain/applications/queue/dashboard'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'
import { Chart } from '../../ui/charts/chart.tsx'
import { Readout } from '../../ui/charts/readout.tsx'
import { useDataFocus } from '../../ui/charts/use-data-focus.ts'
import { Table } from '../../ui/figures/table.tsx'
import styles from './ages-chart.module.css'

const AGES = [0, 1, 2, 3] as const
const totalOf = ({ counts }: StatusAges) => counts.reduce((sum, count) => sum + count, 0)

/** Open applications by status, each bar divided by how long they have had it. */
export function AgesChart({ ages }: { ages: readonly StatusAges[] }) {
  const { t } = useTranslation('admin-dashboard')
  const { number } = useFormats()
  const names = useAgeNames()
  const old = ages.reduce((sum, { counts }) => sum + counts[3], 0)
  return (
    <Chart
      title={t('ages.title', { count: old, days: AGE_LIMITS[2] })}
      subtitle={t('ages.text')}
      table={
        <Table
          caption={t('ages.text')}
          isCaptionHidden
          columns={[
            { id: 'status', header: t('ages.status'), cell: ({ name }) => name },
            ...AGES.map((age) => ({
              id: String(age),
              header: names[age],
              isNumeric: true,
              cell: ({ counts }: StatusAges) => number(counts[age]),
            })),
          ]}
          rows={ages}
          rowId={({ name }) => name}
        />
      }
    >
      <ul className={styles.legend} aria-hidden="true">
        {AGES.map((age) => (
          <li key={age}>
            <span className={styles.part} data-age={age} /> {names[age]}
          </li>
        ))}
      </ul>
      <Bars ages={ages} names={names} />
    </Chart>
  )
}

function useAgeNames(): readonly [string, string, string, string] {
  const { t } = useTranslation('admin-dashboard')
  const [first, second, third] = AGE_LIMITS
  const between = (from: number, to: number) => t('ages.between', { from, to })
  return [
    between(0, first),
    between(first + 1, second),
    between(second + 1, third),
    t('ages.over', { days: third }),
  ]
}

type Part = CSSProperties & Record<'--w', number>

function Bars({ ages, names }: { ages: readonly StatusAges[]; names: readonly string[] }) {
  const { t } = useTranslation('admin-dashboard')
  const { number } = useFormats()
  const most = Math.max(1, ...ages.map(totalOf))
  const labels = ages.map((status) =>
    [
      `${status.name}: ${number(totalOf(status))}`,
      ...status.counts.flatMap((count, age) => (count === 0 ? [] : [`${names[age]}: ${number(count)}`])),
    ].join(', '),
  )
  const { chart, datum, shown } = useDataFocus(labels)
  return (
    <ul className={styles.bars} ref={chart} aria-label={t('ages.text')}>
      {ages.map((status, index) => (
        <li key={status.name}>
          <div className={styles.row} {...datum(index)}>
            <span>{status.name}</span>
            <span className={styles.track}>
              {AGES.filter((age) => status.counts[age] > 0).map((age) => {
                const width: Part = { '--w': (status.counts[age] / most) * 100 }
                return <span key={age} className={styles.part} data-age={age} style={width} />
              })}
            </span>
            <b className="num">{number(totalOf(status))}</b>
          </div>
        </li>
      ))}
      <Readout as="li" className={styles.readout}>
        {shown}
      </Readout>
    </ul>
  )
}
