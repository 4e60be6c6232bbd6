import type { HomeSavings } from '@hearthlight/domain/savings/home-savings'
import { promiseOfMeasured } from '@hearthlight/domain/savings/promise-of-measured'
import { BarRows } from '../../ui/charts/bar-rows.tsx'
import styles from './savings.module.css'
import { useSavingsWords } from './use-savings-words.ts'

/** What the report said before the work, beside what the meter says since. */
export function Promised({ work }: { work: HomeSavings }) {
  const { t, amount } = useSavingsWords()
  const { total } = work
  if (work.promised === null || total === null) return null
  const promised = promiseOfMeasured(work.promised, work.fuels)
  if (!promised.isComparable) return null
  const [low, high] = [total.saved - total.band, total.saved + total.band]
  const max = Math.max(promised.high, high, 1) * 1.1
  const at = (value: number) => (Math.max(0, value) / max) * 100
  const overlap = low <= promised.high && high >= promised.low
  const words = { promised: amount(promised.kwh), measured: amount(total.saved) }
  const head = !total.is_year ? 'so_far' : overlap ? 'holds' : total.saved < promised.kwh ? 'less' : 'more'
  const row = (key: 'estimate' | 'measured', value: number, range: { low: number; high: number }) => ({
    key,
    name: t(`savings.promise.${key}`),
    value: `${amount(value)} kWh`,
    range: `${amount(range.low)}–${amount(range.high)}`,
    label: `${t(`savings.promise.${key}`)}: ${amount(value)} kWh, ${t('savings.likely', {
      low: amount(range.low),
      high: amount(range.high),
    })}`,
    from: 0,
    width: at(value),
    look: key === 'estimate' ? ('saving-hatched' as const) : ('saving' as const),
    whisker: { low: at(range.low), high: at(range.high) },
  })
  return (
    <section className="section section--ruled">
      <div className={`page ${styles.blocks}`}>
        <div className={styles.text}>
          <h2>{t(`savings.promise.${head}`, words)}</h2>
          <p className="muted">{t('savings.promise.sub')}</p>
        </div>
        <BarRows
          label={t('savings.promise.sub')}
          isAlwaysNumbered
          rows={[row('estimate', promised.kwh, promised), row('measured', total.saved, { low, high })]}
        />
      </div>
    </section>
  )
}
