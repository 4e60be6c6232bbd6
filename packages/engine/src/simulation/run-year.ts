import { recordHour } from './record-hour.ts'
import { makeRoom, type Room, type RunPlan } from './room.ts'
import { makeRecord, type RunRecord } from './run-record.ts'
import { stepAir } from './step-air.ts'
import { stepHeatAndCool, stepMoisture } from './step-coils.ts'
import { beginDay, beginHour, stepWeather } from './step-weather.ts'
import { runDays } from './weather-steps.ts'

/** Warm-up days run with a third of the stores, so that two days settle what takes six. */
const WARM_UP_STORE = 1 / 3

/** Hour by hour through the climate's days; mean days and 8,760 hours take the same way. */
export const runYear = (plan: RunPlan): RunRecord => {
  const days = runDays(plan.climate)
  const room = makeRoom(plan)
  const record = makeRecord(room.weather.counted)
  let step = 0
  let kept = 0
  for (const day of days) {
    beginDay(room, day)
    room.storeScale = day.counts ? 1 : WARM_UP_STORE
    for (let hour = 0; hour < 24; hour++) {
      beginHour(room, hour, step++)
      stepWeather(room)
      stepAir(room)
      stepHeatAndCool(room)
      stepMoisture(room)
      if (day.counts) recordHour(room, record, kept++)
      advance(room)
    }
  }
  return record
}

const advance = (room: Room): void => {
  for (const satellite of room.net.satellites) satellite.temperatureC = satellite.nextC
  room.airC = room.nextAirC
}
