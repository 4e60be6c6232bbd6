import { alwaysOn, type HourGrid } from '@hearthlight/domain/meters/insight/hour-insight'
import { useTranslation } from 'react-i18next'
import { useDegrees } from '../../../home/use-degrees.ts'
import { useFormats } from '../../../platform/formats.ts'
import { Tile, Tiles } from '../../../ui/figures/tile.tsx'
import { useMeterWords } from '../use-meter-words.ts'
import type { FuelProps } from './use-fuel-words.ts'

const WATTS = 1000

type Props = FuelProps & { grid: HourGrid | null; price: number | null }

/** The figures of a fuel: the year, where heating begins, what a colder degree costs. */
export function FuelTiles({ fuel, words, grid, price }: Props) {
  const { t } = useTranslation('energy-use')
  const heatingPoint = fuel.fit?.model.heatingPoint ?? null
  const isTaken = fuel.key.direction === 'import' && fuel.key.fuel === 'electricity'
  const always = grid !== null && isTaken ? alwaysOn(grid) : null
  if (fuel.lastYear === null && fuel.fit === null && always === null) return null
  return (
    <section className="page" aria-label={t('tile.title')}>
      <Tiles>
        <Year fuel={fuel} price={price} />
        {heatingPoint !== null && <HeatingPoint at={heatingPoint} />}
        <ColderDegree fuel={fuel} words={words} />
        {always !== null && <Always units={always} />}
      </Tiles>
    </section>
  )
}

function Year({ fuel: { fit, lastYear, key }, price }: Pick<Props, 'fuel' | 'price'>) {
  const { t } = useTranslation('energy-use')
  const { number, money } = useFormats()
  const meters = useMeterWords()
  const usual = fit === null ? null : fit.base + fit.heating + fit.cooling
  const yearly = lastYear?.use ?? usual
  if (yearly === null) return null
  const paid = lastYear?.cost ?? (price === null ? null : yearly * price)
  const said = key.direction === 'export' ? 'tile.worth' : 'tile.paid'
  return (
    <Tile
      name={t(lastYear === null ? 'tile.usual' : 'tile.year')}
      now={number(yearly)}
      unit={t(`unit.${key.unit}`)}
      delta={paid === null ? undefined : t(said, { cost: money(paid) })}
      range={usual === null ? undefined : t('tile.usual_year', { use: meters.amount(usual, key.unit) })}
    />
  )
}

function HeatingPoint({ at }: { at: number }) {
  const { t } = useTranslation('energy-use')
  const degrees = useDegrees()
  return (
    <Tile
      name={t('tile.heating')}
      now={Math.round(degrees.value(at))}
      unit={degrees.sign}
      delta={t('tile.heating_lower')}
    />
  )
}

function ColderDegree({ fuel, words }: FuelProps) {
  const { t } = useTranslation('energy-use')
  const meters = useMeterWords()
  const degrees = useDegrees()
  const cost = words.degreeCost(fuel)
  if (cost === null || fuel.fit === null) return null
  const use = meters.amount(degrees.perDegree(fuel.fit.model.heating) * 7, fuel.key.unit)
  return (
    <Tile name={t('tile.degree')} now={cost} unit={t('tile.a_week')} delta={t('tile.degree_use', { use })} />
  )
}

function Always({ units }: { units: number }) {
  const { t } = useTranslation('energy-use')
  const { number } = useFormats()
  return (
    <Tile
      name={t('tile.always')}
      now={number(Math.round((units * WATTS) / 10) * 10)}
      unit={t('tile.watts')}
      delta={t('tile.always_lower')}
    />
  )
}
