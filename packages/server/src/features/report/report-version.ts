import { createHash } from 'node:crypto'
import { canonicalJson } from '../../platform/secrets/canonical-json.ts'
import type { ReportContent } from './report-content.ts'

/** Raised when the drawing itself changes, so that reports kept from before are drawn anew. */
const DRAWING = 2

/** The same version means the same printed page: result, plan, incentives, partner, language and address. */
export function reportVersion({ config: _config, view: _view, ...content }: ReportContent): string {
  return createHash('sha256')
    .update(canonicalJson({ drawing: DRAWING, ...content }))
    .digest('hex')
}
