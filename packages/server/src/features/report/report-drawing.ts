import { readLogo } from './pdf/logo.ts'
import { renderReport } from './pdf/render-report.ts'
import type { ReportContent } from './report-content.ts'

export type ReportDrawing = {
  readonly content: ReportContent
  /** The partner's logo as SVG: what it is drawn by does not cross into a thread. */
  readonly logo: string | undefined
  readonly version: string
}

/** Draws a report: fonts, shapes and text of four pages, half a second of pure computation. */
export const drawReport = ({ content, logo, version }: ReportDrawing): Promise<Uint8Array> =>
  renderReport(content, logo === undefined ? undefined : readLogo(logo), version)
