import { aboutCost, percentSaved } from '@hearthlight/domain/report/estimates'
import type { HomeView } from '@hearthlight/domain/report/home-view'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'
import { useFeatures } from '../../platform/session.ts'
import styles from './building-cards.module.css'

type Props = { view: HomeView; availableRebatesCents: number | null }

/** Current against predicted consumption a year in whole numbers, what is saved, and the rebates at hand. */
export function ConsumptionCard({ view, availableRebatesCents }: Props) {
  const { t } = useTranslation('report')
  const { number, money } = useFormats()
  const features = useFeatures()
  const energy = (value: number) => t('per_year', { amount: `${number(Math.round(value))} kWh` })
  const cost = (value: number) => t('per_year', { amount: money(Math.round(value)) })
  const { now, after } = view
  const rows: readonly (readonly [name: string, value: string])[] = [
    ...(features.energySavings
      ? ([
          ['current', energy(now.kWh.value)],
          ['predicted', energy(after.kWh.value)],
          [
            'saved',
            `${energy(now.kWh.value - after.kWh.value)} (${percentSaved(now.kWh.value, after.kWh.value)} %)`,
          ],
        ] as const)
      : []),
    ['cost_now', cost(now.money.value)],
    ['cost_after', cost(after.money.value)],
    ['money_saved', cost(now.money.value - after.money.value)],
    ...(features.kgCo2
      ? ([
          ['co2_now', t('per_year', { amount: `${number(Math.round(now.kg.value))} kg` })],
          ['co2_after', t('per_year', { amount: `${number(Math.round(after.kg.value))} kg` })],
        ] as const)
      : []),
    ...(features.availableRebates && availableRebatesCents !== null
      ? ([['rebates', money(aboutCost(availableRebatesCents / 100))]] as const)
      : []),
  ]
  return (
    <section className={styles.card} aria-labelledby="consumption-card-title">
      <h2 id="consumption-card-title">{t('consumption.title')}</h2>
      <dl className={styles.facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`consumption.${name}`)}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
