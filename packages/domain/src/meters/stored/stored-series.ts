import { z } from 'zod'
import { METER_DIRECTIONS, METER_FUELS, METER_UNITS } from '../meter.ts'
import { PackedReadings } from './packed-readings.ts'

/** Meters a home may have, of all fuels and both directions: files that name the same meter add to the same series. */
export const MOST_SERIES = 24

/**
 * Readings a home may hold (two years of minutes, or ten of quarter hours by three meters), all homes of a person together, and
 * those that lie where others are brought, since all of them are read and written anew.
 */
export const MOST_READINGS = { ofHome: 1_100_000, ofPerson: 5_500_000, touched: 300_000 } as const

/** The step of a series of bills: each of its readings has a length of its own. */
export const BILLS = 0

/** Which way readings came in. */
export const SERIES_SOURCES = ['file', 'utility', 'connect', 'api'] as const
export type SeriesSource = (typeof SERIES_SOURCES)[number]

const text = (longest: number) => z.string().trim().max(longest)

/** What makes readings those of one series of a home. */
export const SeriesKey = z.strictObject({
  fuel: z.enum(METER_FUELS),
  unit: z.enum(METER_UNITS),
  direction: z.enum(METER_DIRECTIONS),
  step: z.int().min(0).max(86_400).describe('Seconds of a reading; 0 for bills, of any length'),
  point: text(120).describe('The meter as the file or the utility names it; empty where it has no name'),
})
export type SeriesKey = z.infer<typeof SeriesKey>

export const StoredSeries = SeriesKey.extend({
  building_id: z.string(),
  source: z.enum(SERIES_SOURCES).describe('Which way its first readings came in'),
  utility: text(120).describe('Who measured; empty where nobody said'),
  label: text(80).describe('What the person calls it; empty for none'),
  first: z.int().describe('The start of the first reading, in seconds since 1970'),
  end: z.int().describe('The end of the last reading, in seconds since 1970'),
  count: z.int(),
  missing: z.int().describe('Readings that are missing between the first and the last'),
  estimated: z.int(),
  corrected: z.int().describe('Readings that were changed since they first came'),
  updated_at: z.iso.datetime(),
})
export type StoredSeries = z.infer<typeof StoredSeries>
export type IdentifiedSeries = StoredSeries & { readonly id: string }

/** What is asked before it is taken; the call that answers names it in `confirmed`. */
export const ASKED_FIRST = ['negative', 'absurd', 'other_home'] as const
export type AskedFirst = (typeof ASKED_FIRST)[number]

export const SaveReadings = z.strictObject({
  series: SeriesKey.extend({ utility: text(120).default(''), label: text(80).default('') }),
  readings: PackedReadings.min(1),
  confirmed: z.array(z.enum(ASKED_FIRST)).max(ASKED_FIRST.length).default([]),
})
export type SaveReadings = z.infer<typeof SaveReadings>

/** What became of the readings that were brought. */
export const SavedCounts = z.object({
  added: z.int(),
  unchanged: z.int(),
  corrected: z.int().describe('The same start with another value: the new one holds'),
  replaced: z
    .int()
    .describe(
      'The same value read instead of estimated, and stored ones that others of another length cover',
    ),
})
export type SavedCounts = z.infer<typeof SavedCounts>
export const SavedReadings = z.object({ series: StoredSeries, saved: SavedCounts })

export const ChangeSeries = z.strictObject({
  label: text(80).optional(),
  building_id: z.uuid().optional().describe('Another home of the same person'),
})
export type ChangeSeries = z.infer<typeof ChangeSeries>
