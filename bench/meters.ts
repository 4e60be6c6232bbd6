import { alwaysOn, hourGrid, meanDay, stepsOf } from '@hearthlight/domain/meters/insight/hour-insight'
import type { UseInARow } from '@hearthlight/domain/meters/stored/energy-use'
import { seriesOfFile } from '@hearthlight/domain/meters/stored/read-series'
import { dayNumber, fitModel } from '@hearthlight/engine/savings'
import { readMeterFile } from '../packages/readers/src/read-meter-file.ts'

/**
 * The fit of a year of days, what two years of hours are made into before they are painted, and the reading of a large Green
 * Button file: its speed and the memory it takes, with the readings as they are handed to the page.
 */
const TARGETS = { fitMs: 30, hoursMs: 150, megabytesASecond: 8, riseMegabytes: 60 } as const
const FITS = 40
const FILE_MEGABYTES = 100
const MEGABYTE = 1_000_000
const SAMPLE_EVERY = 8 * MEGABYTE

/** The time of the processor in milliseconds: other work on the machine does not count. */
const clock = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

function fitTime(): number {
  const firstDay = dayNumber('2025-01-01')
  const values = Array.from(
    { length: 365 },
    (_, day) => 52 - 30 * Math.cos((2 * Math.PI * day) / 365) + ((day * 31) % 13),
  )
  const periods = values.map((temperature, day) => {
    const use = 8 + 0.6 * Math.max(0, 60 - temperature) + 2 * Math.max(0, temperature - 70) + ((day * 37) % 7)
    return { day: firstDay + day, days: 1, use }
  })
  const times = Array.from({ length: FITS }, () => {
    const start = clock()
    fitModel(periods, { firstDay, values }, { metering: 'daily', cools: true })
    return clock() - start
  })
  return median(times)
}

const TWO_YEARS = 17_520

/** From the answer of the server to the grid that is painted, the mean days and what never is switched off. */
function hoursTime(): number {
  const values = Array.from({ length: TWO_YEARS }, (_, hour) => (hour % 24) / 10 + (hour % 7))
  const series: UseInARow[] = [
    { id: 'a', fuel: 'electricity', unit: 'kWh', direction: 'import', values, estimated: [], partial: [] },
  ]
  const times = Array.from({ length: FITS }, () => {
    const start = clock()
    const grid = hourGrid({ by: 'hour', zone: 'America/Chicago', start: 1_700_000_000, series }, ['a'])
    stepsOf(grid)
    alwaysOn(grid)
    meanDay(grid, 'winter')
    meanDay(grid, 'summer')
    return clock() - start
  })
  return median(times)
}

const READING = (start: number) => `<espi:IntervalReading>
          <espi:cost>974</espi:cost>
          <espi:timePeriod>
            <espi:duration>900</espi:duration>
            <espi:start>${start}</espi:start>
          </espi:timePeriod>
          <espi:value>${(start / 900) % 1000}</espi:value>
        </espi:IntervalReading>
`

/** Days of quarter hours, one entry each, until the file is large enough. */
async function* largeFile(): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode(`<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom" xmlns:espi="http://naesb.org/espi">
    <entry><content><espi:ReadingType><espi:powerOfTenMultiplier>0</espi:powerOfTenMultiplier><espi:uom>72</espi:uom></espi:ReadingType></content></entry>`)
  let size = 0
  for (let day = 0; size < FILE_MEGABYTES * MEGABYTE; day += 1) {
    const readings = Array.from({ length: 96 }, (_, quarter) => READING(day * 86_400 + quarter * 900)).join(
      '',
    )
    const entry = encoder.encode(
      `<entry><content><espi:IntervalBlock>${readings}</espi:IntervalBlock></content></entry>`,
    )
    size += entry.length
    yield entry
  }
  yield encoder.encode('</feed>')
}

const held = () => {
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / MEGABYTE
}

async function reading() {
  const before = held()
  let [most, next, paused, bytes] = [before, SAMPLE_EVERY, 0, 0]
  const onProgress = (count: number) => {
    bytes = count
    if (count < next) return
    next = count + SAMPLE_EVERY
    const start = clock()
    most = Math.max(most, held())
    paused += clock() - start
  }
  const start = clock()
  const { meters, leftOut } = await readMeterFile(largeFile(), { timeZone: 'UTC', onProgress })
  const handed = seriesOfFile({ meters, leftOut })
  const seconds = (clock() - start - paused) / 1000
  most = Math.max(most, held())
  return {
    readings: handed.series[0]?.packed.reduce((sum, { values }) => sum + values.length, 0),
    speed: bytes / MEGABYTE / seconds,
    rise: most - before,
  }
}

const write = (line: string) => process.stdout.write(`${line}\n`)
const fit = fitTime()
const hours = hoursTime()
const { readings, speed, rise } = await reading()
write(`a year's daily fit: ${fit.toFixed(1)} ms (at most ${TARGETS.fitMs})`)
write(`two years of hours to what is painted: ${hours.toFixed(1)} ms (at most ${TARGETS.hoursMs})`)
write(
  `${FILE_MEGABYTES} MB of ESPI, ${readings} readings: ${speed.toFixed(1)} MB/s (at least ${TARGETS.megabytesASecond})`,
)
write(`memory held while reading: ${rise.toFixed(1)} MB (at most ${TARGETS.riseMegabytes})`)
if (hours > TARGETS.hoursMs) process.exitCode = 1
if (fit > TARGETS.fitMs || speed < TARGETS.megabytesASecond || rise > TARGETS.riseMegabytes)
  process.exitCode = 1
