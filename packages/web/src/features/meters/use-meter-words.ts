import type { SeriesKey } from '@hearthlight/domain/meters/stored/stored-series'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'

const MINUTE = 60
const HOUR = 3600
const DAY = 86_400
/** Enough of a meter's name to know it by, as bills print it. */
const SHOWN_OF_POINT = 4

/** Meters, units and times in the words of the page. */
export function useMeterWords() {
  const { t } = useTranslation('energy-use')
  const { number, date } = useFormats()
  const kind = ({ fuel, direction }: Pick<SeriesKey, 'fuel' | 'direction'>) =>
    t(`meter.${direction}`, { fuel: t(`fuel.${fuel}`) })
  return {
    kind,
    meter: (key: Pick<SeriesKey, 'fuel' | 'direction' | 'point'>) => {
      const end = key.point.replace(/\W/g, '').slice(-SHOWN_OF_POINT)
      return end === '' ? kind(key) : t('meter.named', { name: kind(key), end })
    },
    step: (seconds: number) => {
      if (seconds === 0) return t('step.bill')
      if (seconds === HOUR) return t('step.hour')
      if (seconds === DAY) return t('step.day')
      return t('step.minutes', { number: number(seconds / MINUTE) })
    },
    amount: (value: number, unit: SeriesKey['unit']) =>
      `${number(value, Math.abs(value) < 10 ? 1 : 0)}\u00a0${t(`unit.${unit}`)}`,
    /** The day of an instant in seconds; of an end, the day before midnight. */
    day: (seconds: number) => date(new Date(seconds * 1000)),
    lastDay: (end: number) => date(new Date((end - 1) * 1000)),
    span: (from: number, end: number) =>
      t('span', { from: date(new Date(from * 1000)), to: date(new Date((end - 1) * 1000)) }),
    hours: (seconds: number) => number(Math.round(seconds / HOUR)),
  }
}
