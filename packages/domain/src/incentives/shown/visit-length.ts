import type { Language } from '../../texts/namespaces.ts'
import type { PlaceholderValues } from './fill-placeholders.ts'

/** What the texts of an incentive say for how long its visit takes. */
export const VISIT_LENGTH = 'visit.length'

const HOUR = 60

/** `2 hours`, `90 minutos`: full hours as hours, all else in minutes. */
export function visitLength(minutes: number, language: Language): string {
  const isFull = minutes % HOUR === 0
  const unit = isFull ? 'hour' : 'minute'
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
  return format.format(isFull ? minutes / HOUR : minutes)
}

type Scheduled = { readonly schedule: { readonly minutes?: number | undefined } | null }

export const visitPlaceholders = ({ schedule }: Scheduled, language: Language): PlaceholderValues =>
  schedule?.minutes === undefined ? {} : { [VISIT_LENGTH]: visitLength(schedule.minutes, language) }
