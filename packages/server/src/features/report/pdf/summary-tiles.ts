import { features } from '@hearthlight/domain/partner/features'
import type { Unit } from '@hearthlight/domain/report/shown-figures/figure-step'
import type { ReportContent } from '../report-content.ts'
import type { Tile } from './draw-tile.ts'
import type { ReportWords } from './report-words.ts'

/** Cost, energy and CO₂, as many of them as the partner shows. */
export function summaryTiles({ config, view, plan }: ReportContent, words: ReportWords): Tile[] {
  const { t, home } = words
  const shown = features(config, null)
  const hasPlan = plan.steps.length > 0
  const tile = (unit: Unit, name: string): Tile => {
    const { key, params } = home.change(view, unit)
    return {
      name,
      now: view.now[unit],
      after: hasPlan ? view.after[unit] : undefined,
      nowText: home.plain(unit, view.now[unit].value),
      afterText: home.plain(unit, view.after[unit].value),
      delta: hasPlan ? t(key, params) : '',
      likely: home.likely(view, unit, hasPlan),
    }
  }
  return [
    tile('money', t('figures.cost')),
    ...(shown.energySavings ? [tile('kWh', `${t('figures.energy')}, kWh`)] : []),
    ...(shown.kgCo2 ? [tile('kg', `${t('figures.co2')}, kg`)] : []),
  ]
}
