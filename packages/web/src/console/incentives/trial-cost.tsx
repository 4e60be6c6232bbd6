import { likelyShare } from '@hearthlight/domain/incentives/studio/likely-share'
import type { IncentiveTrial } from '@hearthlight/domain/incentives/studio/studio-incentive'
import { type CSSProperties, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Band } from '../../ui/figures/band.tsx'
import { useReadAmount } from '../kit/use-read-amount.ts'
import styles from './trial.module.css'

const PERCENT = /^\d{1,3}$/
/** Of a hundred, where nobody has applied yet. */
const ASSUMED = 10

/** What it would cost: how many of those who qualify apply is measured, or for the person to say. */
export function TrialCost({ trial }: { trial: IncentiveTrial }) {
  const { t } = useTranslation('admin-programs')
  const { money, number } = useFormats()
  const { qualify, paid_cents, applications } = trial
  const measured = likelyShare(applications, qualify)
  const [said, setSaid] = useState<string>()
  const [budget, setBudget] = useState('')
  const readAmount = useReadAmount()
  const share = said ?? String(measured === null ? ASSUMED : Math.round(measured.value * 100))
  const all = paid_cents / 100
  const likely =
    said === undefined && measured !== null ? measured.value * all : all * (percentOf(share) / 100)
  const range = said === undefined && measured !== null ? measured : null
  const left = Number(readAmount(budget) ?? 0) - likely
  return (
    <section className={styles.part}>
      <h3>{t('trial.budget')}</h3>
      <p>
        <b className={styles.cost}>{money(Math.round(likely))}</b>{' '}
        <span className="small muted">
          {range === null
            ? t('trial.of_all', { all: money(all) })
            : t('trial.likely', {
                low: money(Math.round(range.low * all)),
                high: money(Math.round(range.high * all)),
              })}
        </span>
      </p>
      {range !== null && (
        <>
          <Band
            now={{ low: range.low * all, value: likely, high: range.high * all }}
            max={Math.min(1, range.high * 1.25) * all}
          />
          <p className="small muted">
            {t('trial.applied', {
              count: applications,
              applications: number(applications),
              qualify: number(qualify),
              each: money(Math.round(qualify === 0 ? 0 : all / qualify)),
            })}
          </p>
        </>
      )}
      <div className={styles.inputs}>
        <TextField label={t('trial.share')} inputMode="numeric" suffix="%" value={share} onChange={setSaid} />
        <TextField label={t('trial.budget_left')} inputMode="decimal" value={budget} onChange={setBudget} />
      </div>
      {budget !== '' && (
        <p>
          {left >= 0
            ? t('trial.enough', { left: money(left) })
            : t('trial.too_little', { missing: money(-left) })}
        </p>
      )}
      <Amounts amounts={trial.amounts} />
    </section>
  )
}

const percentOf = (share: string) => (PERCENT.test(share) ? Math.min(100, Number(share)) : 0)

/** Homes that qualify by what they would get. The figures stand at the columns, so that they are read too. */
function Amounts({ amounts }: Pick<IncentiveTrial, 'amounts'>) {
  const { t } = useTranslation('admin-programs')
  const { money, number } = useFormats()
  if (amounts.length === 0) return null
  const most = Math.max(...amounts.map(({ homes }) => homes))
  return (
    <figure className={styles.amounts}>
      <figcaption className="small muted">{t('trial.amounts')}</figcaption>
      <ul>
        {amounts.map(({ to_cents, homes }, index) => {
          const height: CSSProperties & Record<'--h', number> = { '--h': homes / most }
          const amount = money(to_cents / 100)
          return (
            <li key={to_cents}>
              <b className="num">{number(homes)}</b>
              <span style={height} aria-hidden="true" />
              <span>{index === amounts.length - 1 ? amount : t('trial.to', { amount })}</span>
            </li>
          )
        })}
      </ul>
    </figure>
  )
}
