import { createHash } from 'node:crypto'
import type { ReportContent } from './report-content.ts'

/** Raised when the drawing itself changes, so that reports kept from before are drawn anew. */
const DRAWING = 2

/** The same version means the same printed page: result, plan, incentives, partner, language and address. */
export function reportVersion({ config: _config, view: _view, ...content }: ReportContent): string {
  return createHash('sha256')
    .update(canonical({ drawing: DRAWING, ...content }))
    .digest('hex')
}

/** A result read back from the database has its keys in another order, and is the same result. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part) && !(part instanceof Date)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
