import { bitmapLogo, readLogo } from './pdf/logo.ts'
import { renderReport } from './pdf/render-report.ts'
import type { ReportContent } from './report-content.ts'

/** A logo as it is stored: what it is drawn by does not cross into a thread. */
export type LogoFile =
  | { readonly kind: 'svg'; readonly svg: string }
  | { readonly kind: 'bitmap'; readonly bytes: Uint8Array }

export type ReportDrawing = {
  readonly content: ReportContent
  readonly logo: LogoFile | undefined
  readonly version: string
}

/** Draws a report: fonts, shapes and text of four pages, half a second of pure computation. */
export const drawReport = ({ content, logo, version }: ReportDrawing): Promise<Uint8Array> =>
  renderReport(content, logo && drawnLogo(logo), version)

const drawnLogo = (logo: LogoFile) => (logo.kind === 'svg' ? readLogo(logo.svg) : bitmapLogo(logo.bytes))
