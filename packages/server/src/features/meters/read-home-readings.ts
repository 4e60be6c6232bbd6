import type { ReadingColumns } from '@hearthlight/domain/meters/reading-columns'
import type { ZoneClock } from '@hearthlight/domain/meters/zone-clock'
import type { PartnerDb } from '../../platform/database/schema.ts'
import type { InPartner } from '../../platform/scope.ts'
import { columnsOf, findBlocks } from './reading-store.ts'
import { type CountedSeries, listSeries } from './series-store.ts'

const DAY = 86_400

/** Days of a zone, counted from 1 January 1970. */
export type ZoneDays = { readonly clock: ZoneClock; readonly from: number; readonly to: number }

/** The readings of the series that are asked for, in a span of days. */
export async function readHomeReadings(
  db: PartnerDb,
  scope: InPartner,
  buildingId: string,
  { clock, from, to }: ZoneDays,
  isAsked: (series: CountedSeries) => boolean,
): Promise<{ readonly each: CountedSeries; readonly readings: ReadingColumns }[]> {
  const asked = (await listSeries(db, scope, buildingId)).filter(isAsked)
  const read = []
  for (const each of asked) {
    // A day may be read from some hours before its midnight on.
    const margin = each.step === DAY ? DAY : 0
    const span = { from: clock.dayStart(from) / 1000 - margin, to: clock.dayStart(to) / 1000 + margin }
    read.push({ each, readings: await columnsOf(await findBlocks(db, scope, each.id, span)) })
  }
  return read
}
