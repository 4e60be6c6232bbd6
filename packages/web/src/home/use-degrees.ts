import { usePartner } from '../platform/partner.ts'

const CELSIUS_A_FAHRENHEIT = 1 / 1.8
const STEPS = [2, 5, 10, 20]

/** Temperatures as the partner writes them; the models count in °F. */
export function useDegrees() {
  const isFahrenheit = usePartner().settings.temperature_unit === 'fahrenheit'
  const sign = isFahrenheit ? '°F' : '°C'
  const value = (fahrenheit: number) => (isFahrenheit ? fahrenheit : (fahrenheit - 32) * CELSIUS_A_FAHRENHEIT)
  return {
    sign,
    value,
    at: (fahrenheit: number) => `${Math.round(value(fahrenheit))}\u00a0${sign}`,
    /** Round temperatures, as they are written, in a range; each as it is counted. */
    ticks: (cold: number, warm: number, most: number): number[] => {
      const [from, to] = [value(cold), value(warm)]
      const step = STEPS.find((each) => (to - from) / each <= most) ?? to - from
      const first = Math.ceil(from / step)
      return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, index) => {
        const written = (first + index) * step
        return isFahrenheit ? written : written / CELSIUS_A_FAHRENHEIT + 32
      })
    },
    /** What changes by a degree of °F changes by so much for a degree as it is written. */
    perDegree: (slope: number) => (isFahrenheit ? slope : slope / CELSIUS_A_FAHRENHEIT),
  }
}
