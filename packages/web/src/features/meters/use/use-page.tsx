import type { FuelInsight } from '@hearthlight/domain/meters/insight/fuel-insight'
import type { IdentifiedSeries } from '@hearthlight/domain/meters/stored/stored-series'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Segmented } from '../../../ui/fields/choices/segmented.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { DataSources } from '../bring/data-sources.tsx'
import { ModelFollows } from '../follow/model-follows.tsx'
import { HeldSeries } from '../held/held-series.tsx'
import { useMeterWords } from '../use-meter-words.ts'
import { Day } from './day.tsx'
import { FuelTiles } from './fuel-tiles.tsx'
import { Hours } from './hours.tsx'
import { Months } from './months.tsx'
import { Signature } from './signature.tsx'
import { useFuelWords } from './use-fuel-words.ts'
import { type HeldAgainst, type Insight, useInsight } from './use-insight.ts'
import styles from './use-page.module.css'

type Props = {
  buildingId: string
  auditId: string | null
  series: readonly IdentifiedSeries[]
  isOver: boolean
  onAdd: (files: readonly File[]) => void
}

/** What the readings of a home say, and what is held of them. */
export function UsePage({ buildingId, auditId, series, isOver, onAdd }: Props) {
  const insight = useInsight(buildingId, series)
  return (
    <>
      <Findings insight={insight} series={series} />
      <ModelFollows buildingId={buildingId} auditId={auditId} />
      <HeldSeries series={series} />
      <DataSources isOver={isOver} onAdd={onAdd} />
    </>
  )
}

function Findings({ insight, series }: { insight: Insight; series: readonly IdentifiedSeries[] }) {
  const { t } = useTranslation('energy-use')
  if (insight.isFailed)
    return (
      <div className="page section">
        <EmptyState
          kind="fail"
          title={t('failed.title')}
          action={<Button onClick={insight.retry}>{t('failed.retry')}</Button>}
        >
          <p>{t('failed.text')}</p>
        </EmptyState>
      </div>
    )
  if (insight.fuels === undefined)
    return (
      <div className="page section">
        <Skeleton shape="picture" />
      </div>
    )
  return <Fuels insight={insight} fuels={insight.fuels} series={series} />
}

const nameOf = ({ key }: FuelInsight) => `${key.fuel} ${key.unit} ${key.direction}`

type FuelsProps = { insight: Insight; fuels: readonly FuelInsight[]; series: readonly IdentifiedSeries[] }

function Fuels({ insight, fuels, series }: FuelsProps) {
  const { t } = useTranslation('energy-use')
  const words = useFuelWords(insight.priceOf)
  const [chosen, setChosen] = useState<string | null>(null)
  // The page begins with what the weather decides most.
  const [first] = fuels.toSorted((a, b) => words.shareOf(b, 'heating') - words.shareOf(a, 'heating'))
  const fuel = fuels.find((each) => nameOf(each) === chosen) ?? first
  if (fuel === undefined) return <h1 className="page section">{t('title')}</h1>
  const grid = insight.gridOf(fuel.hourly)
  const price = insight.priceOf(fuel.key)
  const weather = insight.weatherOf(fuel)
  const part = { fuel, words }
  return (
    <>
      <div className={`page section ${styles.head}`}>
        <h1 tabIndex={-1}>{words.headline(fuel)}</h1>
        <p className="lead">{t(weather?.isOfStation ? 'finding.lead_station' : 'finding.lead')}</p>
        <Sources series={series} weather={weather} />
        {fuels.length > 1 && (
          <div className={styles.fuels}>
            <Segmented
              label={t('finding.which')}
              value={nameOf(fuel)}
              onChange={setChosen}
              options={fuels.map((each) => ({ value: nameOf(each), label: words.name(each) }))}
            />
          </div>
        )}
      </div>
      <FuelTiles {...part} grid={grid} price={price} />
      <Signature {...part} weather={weather} />
      {grid !== null && <Hours {...part} grid={grid} />}
      <Months {...part} weather={weather} />
      {grid !== null && <Day {...part} grid={grid} price={price} />}
    </>
  )
}

/** Where the figures come from: the meters, and the weather they are held against. */
function Sources({ series, weather }: Pick<FuelsProps, 'series'> & { weather: HeldAgainst }) {
  const { t } = useTranslation('energy-use')
  const words = useMeterWords()
  return (
    <p className="cluster small">
      {series.map((each) => (
        <Chip key={each.id} source="record">
          {`${each.label || words.meter(each)}, ${words.step(each.step)}`}
        </Chip>
      ))}
      {weather !== null && (
        <Chip source={weather.isOfStation ? 'record' : 'assumed'}>
          {t(weather.isOfStation ? 'finding.weather_station' : 'finding.weather', weather)}
        </Chip>
      )}
    </p>
  )
}
