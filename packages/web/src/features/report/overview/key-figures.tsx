import type { HomeView } from '@hearthlight/domain/report/home/home-view'
import type { Unit } from '@hearthlight/domain/report/shown-figures/figure-step'
import { Trans, useTranslation } from 'react-i18next'
import { useFeatures } from '../../../platform/session.ts'
import { Band } from '../../../ui/figures/band.tsx'
import { Tile, Tiles } from '../../../ui/figures/tile.tsx'
import { useHomeWords } from '../use-home-words.ts'

type Props = { view: HomeView; hasPlan: boolean }

/** Cost, energy and CO₂: now, after, the difference, and how sure we are. */
export function KeyFigures({ view, hasPlan }: Props) {
  const { t } = useTranslation('report')
  const features = useFeatures()
  const tile = (unit: Unit, name: string, sign?: string) => (
    <FigureTile view={view} hasPlan={hasPlan} unit={unit} name={name} sign={sign} />
  )
  return (
    <section className="page" aria-label={t('figures.title')}>
      <Tiles>
        {tile('money', t('figures.cost'))}
        {features.energySavings && tile('kWh', t('figures.energy'), 'kWh')}
        {features.kgCo2 && tile('kg', t('figures.co2'), 'kg')}
      </Tiles>
    </section>
  )
}

type FigureProps = Props & { unit: Unit; name: string; sign: string | undefined }

function FigureTile({ view, hasPlan, unit, name, sign }: FigureProps) {
  const { t } = useTranslation('report')
  const words = useHomeWords()
  const [now, after] = [view.now[unit], hasPlan ? view.after[unit] : undefined]
  const change = words.change(view, unit)
  return (
    <Tile
      name={name}
      now={words.plain(unit, now.value)}
      after={after === undefined ? undefined : words.plain(unit, after.value)}
      unit={sign}
      afterLabel={t('after_plan')}
      band={<Band now={now} after={after} max={Math.max(now.high, after?.high ?? 0) * 1.2} />}
      delta={
        after !== undefined && (
          <Trans ns="report" i18nKey={change.key} values={change.params} components={{ b: <b /> }} />
        )
      }
      range={words.likely(view, unit, hasPlan)}
    />
  )
}
