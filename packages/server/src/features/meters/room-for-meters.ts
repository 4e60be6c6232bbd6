import { MOST_READINGS, MOST_SERIES } from '@hearthlight/domain/meters/stored/stored-series'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { ChangeDb } from '../../platform/database/schema.ts'
import type { InPartner } from '../../platform/scope.ts'
import { countReadings } from './reading-store.ts'
import { countSeries } from './series-store.ts'

/** Before a series is added to a home, which whoever else adds to it waits for. */
export async function mustHaveRoomForSeries(db: ChangeDb, by: InPartner, buildingId: string): Promise<void> {
  if ((await countSeries(db, by, buildingId)) >= MOST_SERIES)
    throw new Problem('meters.too-many-series', { params: { max: MOST_SERIES } })
}

/** After readings were added to a home: what is too much is undone with the change. */
export async function mustHaveRoomForReadings(
  db: ChangeDb,
  by: InPartner,
  buildingId: string,
): Promise<void> {
  const { ofHome, ofPerson } = await countReadings(db, by, buildingId)
  if (ofHome > MOST_READINGS.ofHome)
    throw new Problem('meters.home-full', { params: { max: MOST_READINGS.ofHome } })
  if (ofPerson > MOST_READINGS.ofPerson)
    throw new Problem('meters.person-full', { params: { max: MOST_READINGS.ofPerson } })
}
