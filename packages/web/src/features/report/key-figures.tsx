import {
  aboutEnergy,
  aboutMoney,
  aboutSaved,
  energyRange,
  moneyRange,
  percentSaved,
  weightRange,
} from '@hearthlight/domain/report/estimates'
import type { Estimate, HomeView } from '@hearthlight/domain/report/home-view'
import { Trans, useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'
import { useFeatures } from '../../platform/session.ts'
import { Band } from '../../ui/band.tsx'
import { Tile, Tiles } from '../../ui/tile.tsx'

const KG_PER_TONNE = 1000

/** Cost, energy and CO₂: now, after, the difference, and how sure we are. */
export function KeyFigures({ view, hasPlan }: { view: HomeView; hasPlan: boolean }) {
  const { t } = useTranslation('report')
  const { money, number } = useFormats()
  const features = useFeatures()
  const tonnes = (kg: number) => number(kg / KG_PER_TONNE, 1)
  return (
    <section className="page" aria-label={t('figures.title')}>
      <Tiles>
        <FigureTile
          name={t('figures.cost')}
          now={view.now.money}
          after={hasPlan ? view.after.money : undefined}
          show={(value) => money(aboutMoney(value))}
          saved={(value) => money(aboutMoney(value))}
          range={moneyRange}
          showRange={(value) => money(value)}
        />
        {features.energySavings && (
          <FigureTile
            name={t('figures.energy')}
            unit="kWh"
            now={view.now.kWh}
            after={hasPlan ? view.after.kWh : undefined}
            show={(value) => number(aboutEnergy(value))}
            saved={(value) => `${number(aboutSaved(value))} kWh`}
            range={energyRange}
            showRange={(value) => number(value)}
          />
        )}
        {features.kgCo2 && (
          <FigureTile
            name={t('figures.co2')}
            unit={t('unit.tonnes')}
            now={view.now.kg}
            after={hasPlan ? view.after.kg : undefined}
            show={tonnes}
            saved={(value) => `${number(aboutSaved(value))} kg`}
            range={weightRange}
            showRange={tonnes}
          />
        )}
      </Tiles>
    </section>
  )
}

type FigureProps = {
  name: string
  unit?: string
  now: Estimate
  after: Estimate | undefined
  show: (value: number) => string
  saved: (value: number) => string
  range: typeof moneyRange
  showRange: (value: number) => string
}

function FigureTile({ name, unit, now, after, show, saved, range, showRange }: FigureProps) {
  const { t } = useTranslation('report')
  const words = (estimate: Estimate) => {
    const { low, high } = range(estimate)
    return t('range', { low: showRange(low), high: showRange(high) })
  }
  const difference = after === undefined ? 0 : now.value - after.value
  return (
    <Tile
      name={name}
      now={show(now.value)}
      after={after === undefined ? undefined : show(after.value)}
      unit={unit}
      afterLabel={t('after_plan')}
      band={<Band now={now} after={after} max={Math.max(now.high, after?.high ?? 0) * 1.2} />}
      delta={
        after !== undefined && (
          <Trans
            ns="report"
            i18nKey={difference >= 0 ? 'figures.less' : 'figures.more'}
            values={{
              amount: saved(Math.abs(difference)),
              percent: Math.abs(percentSaved(now.value, after.value)),
            }}
            components={{ b: <b /> }}
          />
        )
      }
      range={
        after === undefined
          ? t('likely', { range: words(now) })
          : t('figures.likely_both', { now: words(now), after: words(after) })
      }
    />
  )
}
