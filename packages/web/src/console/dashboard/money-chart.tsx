import type { ProgramMoney } from '@hearthlight/domain/applications/queue/dashboard'
import { FORECAST_WEEKS } from '@hearthlight/domain/payments/forecast-budget'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'
import { Chart } from '../../ui/charts/chart.tsx'
import { Readout } from '../../ui/charts/readout.tsx'
import { useDataFocus } from '../../ui/charts/use-data-focus.ts'
import { Table } from '../../ui/figures/table.tsx'
import styles from './money-chart.module.css'

/** The whole budget stands here; what lies beyond is room for what goes past it. */
const WHOLE = 80
const MOST = 100

/** Of each budget what is paid and committed, and where it stands at the year's end. */
export function MoneyChart({ money }: { money: readonly ProgramMoney[] }) {
  const { t } = useTranslation('admin-dashboard')
  const { money: write } = useFormats()
  const first = firstToRunOut(money)
  const title = useOutcome()
  return (
    <Chart
      title={
        first === undefined ? t('money.title') : t('money.title_of', { name: first.name, what: title(first) })
      }
      subtitle={t('money.text')}
      note={t('money.note', { count: FORECAST_WEEKS })}
      table={
        <Table
          caption={t('money.text')}
          isCaptionHidden
          columns={[
            { id: 'name', header: t('money.program'), cell: ({ name }) => name },
            { id: 'budget', header: t('money.budget'), isNumeric: true, cell: ({ budget }) => write(budget) },
            { id: 'paid', header: t('money.paid'), isNumeric: true, cell: ({ paid }) => write(paid) },
            {
              id: 'committed',
              header: t('money.committed'),
              isNumeric: true,
              cell: ({ committed }) => write(committed),
            },
            {
              id: 'forecast',
              header: t('money.forecast'),
              isNumeric: true,
              cell: ({ forecast: { likely, low, high } }) =>
                t('money.range', { likely: write(likely), low: write(low), high: write(high) }),
            },
          ]}
          rows={money}
          rowId={({ name }) => name}
        />
      }
    >
      <Rows money={money} />
    </Chart>
  )
}

const firstToRunOut = (money: readonly ProgramMoney[]): ProgramMoney | undefined =>
  money.find(({ forecast }) => forecast.kind === 'used-up') ??
  money
    .filter(({ forecast }) => forecast.runs_out_on !== null)
    .sort((a, b) => ((a.forecast.runs_out_on ?? '') < (b.forecast.runs_out_on ?? '') ? -1 : 1))[0]

function useOutcome() {
  const { t } = useTranslation('admin-dashboard')
  const { money, date } = useFormats()
  return ({ budget, forecast: { kind, runs_out_on, likely } }: ProgramMoney): string => {
    // Noon: the same day in every zone that a partner is in.
    if (runs_out_on !== null) return t('money.runs_out', { date: date(new Date(`${runs_out_on}T12:00:00Z`)) })
    return kind === 'lasts' ? t('money.lasts', { amount: money(budget - likely) }) : t(`money.${kind}`)
  }
}

type Place = CSSProperties & Partial<Record<`--${'from' | 'w' | 'lo' | 'hi' | 'at'}`, number>>

function Rows({ money }: { money: readonly ProgramMoney[] }) {
  const { t } = useTranslation('admin-dashboard')
  const { money: write } = useFormats()
  const outcome = useOutcome()
  const sums = ({ budget, paid, committed }: ProgramMoney) =>
    t('money.sums', { paid: write(paid), committed: write(committed), budget: write(budget) })
  const { chart, datum, shown } = useDataFocus(
    money.map((row) => `${row.name}: ${sums(row)}, ${outcome(row)}`),
  )
  return (
    <ul className={styles.money} ref={chart} aria-label={t('money.text')}>
      <Axis />
      {money.map((row, index) => (
        <li key={row.name}>
          <div className={styles.row} {...datum(index)}>
            <span className={styles.name}>
              <b>{row.name}</b>
              <span className="small muted num">{sums(row)}</span>
            </span>
            <Track row={row} />
            <b className={styles.say} data-kind={row.forecast.kind}>
              {outcome(row)}
            </b>
          </div>
        </li>
      ))}
      <Readout as="li" className={styles.readout}>
        {shown}
      </Readout>
    </ul>
  )
}

function Track({ row: { budget, paid, committed, forecast } }: { row: ProgramMoney }) {
  const at = (amount: number) => Math.min(MOST, (amount / Math.max(budget, 1)) * WHOLE)
  const solid: Place = { '--from': 0, '--w': at(paid) }
  const hatched: Place = { '--from': at(paid), '--w': at(paid + committed) - at(paid) }
  const [low, likely, high] = [at(forecast.low), at(forecast.likely), at(forecast.high)]
  const ends: Place = {
    '--lo': low,
    '--hi': high,
    '--at': high === low ? 50 : ((likely - low) / (high - low)) * 100,
  }
  return (
    <span className={styles.track}>
      <span className={styles.bar} data-look="paid" style={solid} />
      <span className={styles.bar} data-look="committed" style={hatched} />
      {forecast.kind !== 'unknown' && forecast.kind !== 'used-up' && (
        <span className={styles.forecast} style={ends} />
      )}
      <span className={styles.cap} />
    </span>
  )
}

function Axis() {
  const { t } = useTranslation('admin-dashboard')
  const { percent } = useFormats()
  const tick = (share: number): Place => ({ '--at': share * WHOLE })
  return (
    <li className={styles.axis} aria-hidden="true">
      <span className={styles.ticks}>
        <span style={tick(0)}>{percent(0)}</span>
        <span style={tick(0.5)}>{percent(0.5)}</span>
        <span style={tick(1)}>{t('money.whole', { share: percent(1) })}</span>
      </span>
    </li>
  )
}
