import { features } from '@hearthlight/domain/partner/features'
import {
  aboutEnergy,
  aboutMoney,
  aboutSaved,
  energyRange,
  moneyRange,
  percentSaved,
  type Range,
  weightRange,
} from '@hearthlight/domain/report/estimates'
import type { Estimate } from '@hearthlight/domain/report/home-view'
import type { ReportContent } from '../report-content.ts'
import type { Tile } from './draw-tile.ts'
import type { ReportWords } from './report-words.ts'

type Figure = {
  readonly name: string
  readonly unit: string
  readonly now: Estimate
  readonly after: Estimate
  readonly show: (value: number) => string
  readonly saved: (value: number) => string
  readonly range: (estimate: Estimate) => Range
  readonly showRange: (value: number) => string
}

const KG_PER_TONNE = 1000

/** Cost, energy and CO₂, as many of them as the partner shows. */
export function summaryTiles({ config, view, plan }: ReportContent, words: ReportWords): Tile[] {
  const { say, money, number } = words
  const shown = features(config, null)
  const tonnes = (kg: number) => number(kg / KG_PER_TONNE, 1)
  const figures: readonly Figure[] = [
    {
      name: say('figures.cost'),
      unit: '',
      now: view.now.money,
      after: view.after.money,
      show: (value) => money(aboutMoney(value)),
      saved: (value) => money(aboutMoney(value)),
      range: moneyRange,
      showRange: (value) => money(value),
    },
    {
      name: say('figures.energy'),
      unit: 'kWh',
      now: view.now.kWh,
      after: view.after.kWh,
      show: (value) => number(aboutEnergy(value)),
      saved: (value) => `${number(aboutSaved(value))} kWh`,
      range: energyRange,
      showRange: (value) => number(value),
    },
    {
      name: say('figures.co2'),
      unit: say('unit.tonnes'),
      now: view.now.kg,
      after: view.after.kg,
      show: tonnes,
      saved: (value) => `${number(aboutSaved(value))} kg`,
      range: weightRange,
      showRange: tonnes,
    },
  ]
  const isShown = [true, shown.energySavings, shown.kgCo2]
  return figures
    .filter((_, index) => isShown[index])
    .map((figure) => toTile(figure, plan.steps.length > 0, words))
}

function toTile(figure: Figure, hasPlan: boolean, { say }: ReportWords): Tile {
  const { now, after, show } = figure
  const likely = (estimate: Estimate) => {
    const { low, high } = figure.range(estimate)
    return say('range', { low: figure.showRange(low), high: figure.showRange(high) })
  }
  const difference = now.value - after.value
  return {
    name: figure.unit === '' ? figure.name : `${figure.name}, ${figure.unit}`,
    now,
    after: hasPlan ? after : undefined,
    nowText: show(now.value),
    afterText: show(after.value),
    delta: hasPlan
      ? say(difference >= 0 ? 'figures.less' : 'figures.more', {
          amount: figure.saved(Math.abs(difference)),
          percent: Math.abs(percentSaved(now.value, after.value)),
        })
      : '',
    likely: hasPlan
      ? say('figures.likely_both', { now: likely(now), after: likely(after) })
      : say('likely', { range: likely(now) }),
  }
}
