import type { FuelInsight } from '@hearthlight/domain/meters/insight/fuel-insight'
import { dayOfNumber } from '@hearthlight/domain/meters/stored/use-in-spans'
import { useTranslation } from 'react-i18next'
import { useDegrees } from '../../../home/use-degrees.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useMeterWords } from '../use-meter-words.ts'
import type { Insight } from './use-insight.ts'

const WEEK = 7
/** From here on the weather explains a period worth a sentence. */
const WORTH = 0.1
/** A period is off when it is further from the line than two of three are. */
const SURE = 1.5

type Period = FuelInsight['shown'][number]

/** The period that the weather explains least, where that is worth a sentence. */
function oddPeriod({ shown, fit }: FuelInsight) {
  const off = (period: Period) => (period.expected === null ? 0 : period.use / period.expected - 1)
  const [most] = shown
    .filter(({ isPartial }) => !isPartial)
    .toSorted((a, b) => Math.abs(off(b)) - Math.abs(off(a)))
  const isOdd = most && fit && Math.abs(off(most)) > Math.max(WORTH, SURE * fit.error)
  return isOdd ? { period: most, off: off(most) } : null
}

/** The part of a usual year that heating or cooling takes. */
function shareOf({ fit }: FuelInsight, part: 'heating' | 'cooling'): number {
  return fit === null ? 0 : fit[part] / Math.max(1e-9, fit.base + fit.heating + fit.cooling)
}

/** The findings of a fuel, as sentences. */
export function useFuelWords(priceOf: Insight['priceOf']) {
  const { t } = useTranslation('energy-use')
  const { money, percent, number, date, locale } = useFormats()
  const meters = useMeterWords()
  const degrees = useDegrees()
  const monthFormat = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })

  /** What a colder degree costs in a week while one heats. */
  const degreeCost = (fuel: FuelInsight): string | null => {
    const price = priceOf(fuel.key)
    const slope = fuel.fit?.model.heating ?? 0
    return price === null || slope === 0 ? null : money(degrees.perDegree(slope) * WEEK * price, 2)
  }
  const name = ({ key }: FuelInsight) => meters.kind(key)
  const periodName = ({ day, days }: Period, isBilled: boolean) => {
    if (days === 1) return date(new Date(`${dayOfNumber(day)}T12:00:00Z`))
    const middle = new Date(`${dayOfNumber(day + Math.floor(days / 2))}T12:00:00Z`)
    return isBilled ? meters.span(day * 86_400 + 43_200, (day + days) * 86_400) : monthFormat.format(middle)
  }
  return {
    name,
    periodName,
    shareOf,
    degreeCost,
    headline: (fuel: FuelInsight): string => {
      const cost = degreeCost(fuel)
      const share = percent(shareOf(fuel, 'heating'))
      const of = name(fuel)
      if (shareOf(fuel, 'heating') > WORTH)
        return cost === null
          ? t('finding.heating', { share, fuel: of })
          : t('finding.heating_cost', { share, fuel: of, cost })
      if (shareOf(fuel, 'cooling') > WORTH)
        return t('finding.cooling', { share: percent(shareOf(fuel, 'cooling')), fuel: of })
      if (fuel.lastYear !== null)
        return t('finding.year', { fuel: of, use: meters.amount(fuel.lastYear.use, fuel.key.unit) })
      const total = fuel.shown.reduce((sum, { use }) => sum + use, 0)
      return t('finding.total', { fuel: of, use: meters.amount(total, fuel.key.unit) })
    },
    months: (fuel: FuelInsight): string => {
      const found = oddPeriod(fuel)
      if (found !== null)
        return t(
          `months.${found.off > 0 ? 'over' : 'under'}_${fuel.fit?.isOfStation ? 'station' : 'usual'}`,
          {
            month: periodName(found.period, fuel.isBilled),
            share: percent(Math.abs(found.off)),
          },
        )
      if (fuel.fit !== null) return t('months.fits')
      const top = fuel.shown.toSorted((a, b) => b.use / b.days - a.use / a.days)[0]
      return t('months.most', { month: top === undefined ? '' : periodName(top, fuel.isBilled) })
    },
    signature: ({ fit }: FuelInsight): string => {
      const { heatingPoint, coolingPoint } = fit?.model ?? { heatingPoint: null, coolingPoint: null }
      const [heating, cooling] = [heatingPoint, coolingPoint].map((at) => (at === null ? '' : degrees.at(at)))
      if (heatingPoint !== null && coolingPoint !== null) return t('signature.both', { heating, cooling })
      if (heatingPoint !== null) return t('signature.heating', { heating })
      return coolingPoint === null ? t('signature.flat') : t('signature.cooling', { cooling })
    },
    perDay: (value: number) => number(value, value !== 0 && value < 10 ? 1 : 0),
  }
}
export type FuelWords = ReturnType<typeof useFuelWords>

/** A fuel and what is said of it. */
export type FuelProps = { fuel: FuelInsight; words: FuelWords }
