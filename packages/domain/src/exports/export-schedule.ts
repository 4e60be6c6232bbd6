import { z } from 'zod'
import { instantAt } from '../scheduling/wall-clock.ts'
import { addDays, wallTime, weekdayOf } from '../scheduling/week.ts'
import { Many, One } from '../shared/envelope.ts'
import { ExportChoice, NewExport } from './export-file.ts'

export const EXPORT_RHYTHMS = ['day', 'week', 'month'] as const
export type ExportRhythm = (typeof EXPORT_RHYTHMS)[number]

/** When the day of a schedule begins, on the partner's clock. */
export const SCHEDULE_HOUR = 6
/** How many schedules all the staff of a partner may have, paused ones too. */
export const MOST_SCHEDULES = 20

export const NewExportSchedule = NewExport.extend({ rhythm: z.enum(EXPORT_RHYTHMS) })
export type NewExportSchedule = z.infer<typeof NewExportSchedule>

export const ChangeExportSchedule = z.strictObject({ is_paused: z.boolean() })

/** Why a schedule was paused that nobody paused by hand. */
export const SCHEDULE_REASONS = ['restricted', 'no_permission'] as const

const ExportSchedule = z.object({
  choice: ExportChoice,
  purpose: z.string(),
  rhythm: z.enum(EXPORT_RHYTHMS),
  source_name: z.string().nullable(),
  by: z.string(),
  is_own: z.boolean(),
  is_paused: z.boolean(),
  reason: z.enum(SCHEDULE_REASONS).nullable(),
  next_at: z.iso.datetime().describe('When the next file is made, unless it is paused'),
})
export type ExportSchedule = z.infer<typeof ExportSchedule>
export const ExportScheduleResponse = One('export_schedules', ExportSchedule)
export const ExportSchedulesResponse = Many('export_schedules', ExportSchedule)

const isDue = (rhythm: ExportRhythm, day: string): boolean => {
  if (rhythm === 'week') return weekdayOf(day) === 0
  return rhythm === 'day' || day.endsWith('-01')
}

/** The next moment, after this one, at which a file is due: what fell due while no server ran is made up for once. */
export function nextExportAt(rhythm: ExportRhythm, timeZone: string, after: Date): Date {
  let day = wallTime(timeZone, after).day
  for (;;) {
    const due = isDue(rhythm, day) ? beginning(timeZone, day) : undefined
    if (due !== undefined && due > after) return due
    day = addDays(day, 1)
  }
}

/** Where the clock skips the hour, the one after it. */
function beginning(timeZone: string, day: string): Date {
  for (let hour = SCHEDULE_HOUR; ; hour += 1) {
    const instant = instantAt(timeZone, day, hour * 60)
    if (instant !== null) return instant
  }
}
