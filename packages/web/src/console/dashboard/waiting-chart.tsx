import type { Waiting } from '@hearthlight/domain/applications/queue/dashboard'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'
import { Chart } from '../../ui/charts/chart.tsx'
import { Readout } from '../../ui/charts/readout.tsx'
import { useDataFocus } from '../../ui/charts/use-data-focus.ts'
import { Table } from '../../ui/figures/table.tsx'
import styles from './waiting-chart.module.css'

/** What has waited longer stands at the end of the line. */
const MOST_DAYS = 40
const TICK = 5
/** More marks of one day than these are a number. */
const MOST_MARKS = 3

type Mark = Waiting['marks'][number]
type Place = CSSProperties & Partial<Record<`--${'x' | 'y'}`, number>>

const sumOf = (marks: readonly Mark[]) => marks.reduce((sum, { count }) => sum + count, 0)
const lateOf = ({ marks }: Waiting) => sumOf(marks.filter(({ is_late }) => is_late))
const oldestOf = ({ marks }: Waiting) => Math.max(0, ...marks.map(({ days }) => days))
const keyOf = ({ name, promised_days }: Waiting) => `${name} ${promised_days}`
const nameOf = ({ name, programs }: Waiting) => [name, ...programs].join(', ')

type Props = {
  waiting: readonly Waiting[]
  /** Of those past their promise, how many nobody has opened yet. */
  neverOpened: number
}

/** Every application that waits for staff, by how long it has waited, against what was promised. */
export function WaitingChart({ waiting, neverOpened }: Props) {
  const { t } = useTranslation('admin-dashboard')
  const { number } = useFormats()
  const all = waiting.reduce((sum, { marks }) => sum + sumOf(marks), 0)
  const late = waiting.reduce((sum, status) => sum + lateOf(status), 0)
  const days = (count: number) => t('late.days', { count })
  const numeric = { isNumeric: true }
  const title = () => {
    if (late === 0) return t('waiting.in_time', { count: all })
    if (neverOpened === 0) return t('waiting.title', { count: late, all: number(all) })
    return t('waiting.never_opened', { count: neverOpened, late: number(late) })
  }
  return (
    <Chart
      title={title()}
      subtitle={t('waiting.text')}
      note={t('waiting.note')}
      table={
        <Table
          caption={t('waiting.short')}
          isCaptionHidden
          columns={[
            { id: 'name', header: t('waiting.status'), cell: nameOf },
            {
              id: 'count',
              header: t('waiting.count'),
              ...numeric,
              cell: ({ marks }) => number(sumOf(marks)),
            },
            { id: 'late', header: t('waiting.late'), ...numeric, cell: (row) => number(lateOf(row)) },
            {
              id: 'promise',
              header: t('waiting.promise'),
              ...numeric,
              cell: ({ promised_days }) =>
                promised_days === null ? t('waiting.no_promise') : days(promised_days),
            },
            { id: 'oldest', header: t('waiting.oldest'), ...numeric, cell: (row) => days(oldestOf(row)) },
          ]}
          rows={waiting}
          rowId={keyOf}
        />
      }
    >
      <Rows waiting={waiting} />
    </Chart>
  )
}

function Rows({ waiting }: { waiting: readonly Waiting[] }) {
  const { t } = useTranslation('admin-dashboard')
  const last = lastDay(waiting)
  const words = (status: Waiting) => [
    t('waiting.waiting', { count: sumOf(status.marks) }),
    ...(lateOf(status) === 0 ? [] : [t('waiting.past', { count: lateOf(status) })]),
    status.promised_days === null
      ? t('waiting.no_promise')
      : t('waiting.promised', { day: status.promised_days }),
  ]
  const { chart, datum, shown } = useDataFocus(
    waiting.map((status) => `${nameOf(status)}: ${words(status).join(', ')}`),
  )
  return (
    <ul className={styles.rows} ref={chart} aria-label={t('waiting.text')}>
      {waiting.map((status, index) => (
        <li key={keyOf(status)}>
          <div className={styles.row} {...datum(index)}>
            <span className={styles.name}>
              <b>{status.name}</b>
              {status.programs.length > 0 && (
                <span className="small muted">{status.programs.join(', ')}</span>
              )}
              <Sums status={status} />
            </span>
            <Track status={status} last={last} />
          </div>
        </li>
      ))}
      <Ticks last={last} isCut={waiting.some((status) => oldestOf(status) > last)} />
      <Readout as="li" className={styles.readout}>
        {shown}
      </Readout>
    </ul>
  )
}

/** The line ends behind what waits longest and behind every promise. */
function lastDay(waiting: readonly Waiting[]): number {
  const most = Math.max(
    TICK,
    ...waiting.map((status) => Math.max(oldestOf(status), status.promised_days ?? 0)),
  )
  return Math.min(MOST_DAYS, Math.ceil((most + 1) / TICK) * TICK)
}

function Sums({ status }: { status: Waiting }) {
  const { t } = useTranslation('admin-dashboard')
  const late = lateOf(status)
  return (
    <span className="small muted num">
      {t('waiting.waiting', { count: sumOf(status.marks) })}
      {late > 0 && (
        <>
          , <b className={styles.past}>{t('waiting.past', { count: late })}</b>
        </>
      )}
      {status.promised_days === null && `, ${t('waiting.no_promise')}`}
    </span>
  )
}

function Track({ status: { promised_days, marks }, last }: { status: Waiting; last: number }) {
  const { t } = useTranslation('admin-dashboard')
  const at = (days: number) => (Math.min(days, last) / last) * 100
  const promise: Place = { '--x': promised_days === null ? 0 : at(promised_days + 0.5) }
  return (
    <span className={styles.track}>
      {promised_days !== null && (
        <span
          className={styles.promise}
          style={promise}
          data-side={at(promised_days) > 60 ? 'before' : 'after'}
        >
          <span className={styles.wide}>{t('waiting.promised', { day: promised_days })}</span>
          <span className={styles.narrow}>{t('waiting.promised_short', { day: promised_days })}</span>
        </span>
      )}
      {columnsOf(marks, last).map(({ days, looks, more }) => {
        const place = (index: number): Place => ({ '--x': at(days), '--y': index })
        return (
          <span key={days}>
            {looks.map((isLate, index) => (
              <span
                key={place(index)['--y']}
                className={styles.mark}
                data-late={isLate}
                style={place(index)}
              />
            ))}
            {more > 0 && (
              <span className={styles.more} style={place(looks.length)}>
                {t('waiting.more', { count: more })}
              </span>
            )}
          </span>
        )
      })}
    </span>
  )
}

/** The marks of each day, those past the promise on top. */
function columnsOf(marks: readonly Mark[], last: number) {
  const days = [...new Set(marks.map((mark) => Math.min(mark.days, last)))]
  return days.map((day) => {
    const here = marks.filter((mark) => Math.min(mark.days, last) === day)
    const count = (isLate: boolean) => sumOf(here.filter(({ is_late }) => is_late === isLate))
    const [late, inTime] = [count(true), count(false)]
    const drawnLate = Math.min(late, MOST_MARKS)
    const drawnInTime = Math.min(inTime, MOST_MARKS - drawnLate)
    return {
      days: day,
      looks: [...Array<boolean>(drawnInTime).fill(false), ...Array<boolean>(drawnLate).fill(true)],
      more: late + inTime - drawnLate - drawnInTime,
    }
  })
}

function Ticks({ last, isCut }: { last: number; isCut: boolean }) {
  const { t } = useTranslation('admin-dashboard')
  const { number } = useFormats()
  const ticks = Array.from({ length: last / TICK + 1 }, (_, index) => index * TICK)
  const step = last > 25 ? 2 * TICK : TICK
  return (
    <li className={styles.axis} aria-hidden="true">
      {ticks
        .filter((day) => day % step === 0 || day === last)
        .map((day) => {
          const place: Place = { '--x': (day / last) * 100 }
          return (
            <span key={day} style={place} data-last={day === last || undefined}>
              {day === last ? t(isCut ? 'waiting.axis_more' : 'waiting.axis', { day }) : number(day)}
            </span>
          )
        })}
    </li>
  )
}
