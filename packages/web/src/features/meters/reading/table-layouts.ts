import {
  COLUMN_ROLES,
  guessLayout,
  layoutName,
  mappingOfRoles,
  type TableLayout,
} from '@hearthlight/domain/meters/tables/column-roles'
import { z } from 'zod'
import { deviceMemory } from '../../../platform/local-storage.ts'
import type { ReadingCall } from './reading-messages.ts'

type Rows = readonly (readonly string[])[]

const memory = deviceMemory<'meterTables'>()
/** Utilities change their tables; the oldest that were told go. */
const MOST = 30
const Layouts = z.record(
  z.string(),
  z.object({ roles: z.array(z.enum(COLUMN_ROLES)), headingRow: z.int().min(0).max(60) }),
)

const known = (): Readonly<Record<string, TableLayout>> =>
  Layouts.safeParse(memory.getJson('meterTables')).data ?? {}

/** What the person said of tables with the same headings before. */
export const rememberedLayout = (rows: Rows): TableLayout | undefined =>
  known()[layoutName(guessLayout(rows), rows)]

export function rememberLayout(layout: TableLayout, rows: Rows): void {
  const { [layoutName(layout, rows)]: _before, ...others } = known()
  const kept = [...Object.entries(others).slice(1 - MOST), [layoutName(layout, rows), layout]]
  memory.setJson('meterTables', Object.fromEntries(kept))
}

/** How a table is read by a layout; undefined while the layout lacks the time or the use. */
export function givenBy(layout: TableLayout, rows: Rows): ReadingCall['given'] {
  const mapping = mappingOfRoles(layout, rows)
  return mapping && { mapping, headingRow: layout.headingRow }
}
