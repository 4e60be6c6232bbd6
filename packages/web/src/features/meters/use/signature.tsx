import { useTranslation } from 'react-i18next'
import { useDegrees } from '../../../home/use-degrees.ts'
import { Table } from '../../../ui/figures/table.tsx'
import { useMeterWords } from '../use-meter-words.ts'
import { SignatureChart } from './signature-chart.tsx'
import type { FuelProps } from './use-fuel-words.ts'
import type { HeldAgainst } from './use-insight.ts'

/** Use against the temperature outdoors, where the weather explains it. */
export function Signature({ fuel, words, weather }: FuelProps & { weather: HeldAgainst }) {
  const { t } = useTranslation('energy-use')
  const meters = useMeterWords()
  const degrees = useDegrees()
  const points = fuel.points.flatMap((point) =>
    point.temperature === null ? [] : [{ ...point, temperature: point.temperature }],
  )
  if (fuel.fit === null || points.length === 0) return null
  const unit = t(`unit.${fuel.key.unit}`)
  const { metering, isOfStation } = fuel.fit
  const subtitle = t(metering === 'daily' ? 'signature.subtitle_days' : 'signature.subtitle', {
    unit,
    degrees: degrees.sign,
  })
  return (
    <section className="section">
      <div className="page">
        <SignatureChart
          title={words.signature(fuel)}
          subtitle={subtitle}
          label={subtitle}
          note={t(isOfStation ? 'signature.note_station' : 'signature.note', { place: weather?.place ?? '' })}
          points={points}
          model={fuel.fit.model}
          nameOf={(point) => words.periodName(point, fuel.isBilled)}
          format={words.perDay}
          temperature={degrees.at}
          temperatureTicks={degrees.ticks}
          words={{
            heating: t('signature.starts_heating'),
            cooling: t('signature.starts_cooling'),
            axis: t('signature.axis'),
          }}
          table={
            <Table
              caption={subtitle}
              isCaptionHidden
              rows={points}
              rowId={({ day }) => String(day)}
              columns={[
                {
                  id: 'period',
                  header: t(metering === 'daily' ? 'table.day' : 'table.period'),
                  cell: (point) => words.periodName(point, fuel.isBilled),
                },
                {
                  id: 'temperature',
                  header: t('table.outdoors'),
                  isNumeric: true,
                  cell: ({ temperature }) => degrees.at(temperature),
                },
                {
                  id: 'use',
                  header: t('table.a_day'),
                  isNumeric: true,
                  cell: ({ use, days }) => meters.amount(use / days, fuel.key.unit),
                },
              ]}
            />
          }
        />
      </div>
    </section>
  )
}
