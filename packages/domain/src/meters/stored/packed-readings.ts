import { z } from 'zod'
import { ESTIMATED, type Reading, ReadingColumns } from '../reading-columns.ts'

const DAY = 86_400

/** What one call may bring, and how long one reading may be: two years of quarter hours go into one. */
export const PACKED_LIMITS = {
  values: 100_000,
  runs: 20_000,
  shortest: 60,
  longest: 800 * DAY,
  bytes: 4 * 1024 * 1024,
} as const

/** Nothing a meter sends is larger: a figure beyond it is a slip. */
const MOST = 1e9
const figure = z.number().min(-MOST).max(MOST).nullable()

/** Readings of one length, each beginning where the one before ends. */
const Run = z.strictObject({
  start: z.int().min(0).describe('The instant at which the first begins, in seconds since 1970'),
  seconds: z.int().min(PACKED_LIMITS.shortest).max(PACKED_LIMITS.longest).describe('How long each is'),
  values: z.array(figure).min(1).max(PACKED_LIMITS.values).describe('null where one is missing'),
  estimated: z
    .array(z.tuple([z.int().min(0), z.int().min(1)]))
    .max(PACKED_LIMITS.values)
    .optional()
    .describe('Which were estimated: ranges of the first one and how many'),
  costs: z.array(figure).max(PACKED_LIMITS.values).optional(),
  stamp: z.int().min(0).optional().describe('When the utility last changed them, in seconds since 1970'),
})
/** Ranges that lie in one another would be marked over and over. */
export const ReadingRun = Run.refine(
  ({ values, estimated = [] }) => estimated.reduce((sum, [, count]) => sum + count, 0) <= values.length,
  { path: ['estimated'], message: 'are more than there are readings' },
)
export type ReadingRun = z.infer<typeof ReadingRun>

/** Readings as they are sent and stored: a number each, and what holds for many said once. */
export const PackedReadings = z.array(ReadingRun).max(PACKED_LIMITS.runs)
export type PackedReadings = z.infer<typeof PackedReadings>

/** A gap of more readings than these begins another run. */
const LONGEST_GAP = 48

type Open = { run: ReadingRun; costs: (number | null)[]; estimated: [number, number][] }

function ended({ run, costs, estimated }: Open): ReadingRun {
  return {
    ...run,
    ...(estimated.length > 0 && { estimated }),
    ...(costs.some((cost) => cost !== null) && { costs }),
  }
}

/** Readings by their start, packed; `unpackReadings` gives the same ones back. */
export function packReadings(readings: ReadingColumns): PackedReadings {
  const runs: Open[] = []
  for (let index = 0; index < readings.count; index += 1) {
    const reading = readings.at(index)
    const last = runs.at(-1)
    if (last !== undefined && fillUpTo(last, reading)) add(last, reading)
    else runs.push(opened(reading))
  }
  return runs.map(ended)
}

function opened(reading: Reading): Open {
  const { start, seconds, stamp } = reading
  const open = {
    run: { start, seconds, values: [], ...(stamp > 0 && { stamp }) },
    costs: [],
    estimated: [],
  }
  add(open, reading)
  return open
}

function add(open: Open, { value, cost, flags }: Reading): void {
  if ((flags & ESTIMATED) !== 0) markEstimated(open)
  open.run.values.push(value)
  open.costs.push(Number.isNaN(cost) ? null : cost)
}

/** Fills a short gap with nothing; false where the reading begins a run of its own. */
function fillUpTo({ run, costs }: Open, { start, seconds, stamp }: Reading): boolean {
  const gap = (start - run.start) / run.seconds - run.values.length
  const isSame = seconds === run.seconds && stamp === (run.stamp ?? 0)
  if (!isSame || !Number.isInteger(gap) || gap < 0 || gap > LONGEST_GAP) return false
  for (let left = gap; left > 0; left -= 1) {
    run.values.push(null)
    costs.push(null)
  }
  return true
}

function markEstimated({ run, estimated }: Open): void {
  const last = estimated.at(-1)
  if (last !== undefined && last[0] + last[1] === run.values.length) last[1] += 1
  else estimated.push([run.values.length, 1])
}

/** In the order of the runs; what is missing is left out. */
export function unpackReadings(packed: PackedReadings): ReadingColumns {
  const readings = new ReadingColumns()
  for (const { start, seconds, values, estimated = [], costs, stamp = 0 } of packed) {
    const flags = new Uint8Array(values.length)
    for (const [from, count] of estimated) flags.fill(ESTIMATED, from, from + count)
    for (const [index, value] of values.entries())
      if (value !== null)
        readings.push(start + index * seconds, seconds, value, {
          cost: costs?.[index] ?? Number.NaN,
          stamp,
          flags: flags[index] ?? 0,
        })
  }
  return readings
}

export const countPacked = (packed: PackedReadings): number =>
  packed.reduce((count, { values }) => count + values.length, 0)
