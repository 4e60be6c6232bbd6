import { z } from 'zod'
import { Link } from '../pages/link.ts'

const text = (what: string) => z.string().optional().describe(what)

const ReportCallToAction = z
  .strictObject({
    label: z.string(),
    kind: z.enum(['url', 'contact']).describe('url: opens the address. contact: opens the contact dialog.'),
    url: Link.optional(),
  })
  .refine((action) => action.kind === 'contact' || action.url !== undefined, { message: 'needs a url' })

const ErrorScreen = z.strictObject({
  title: text("Replaces 'There was an error fetching your Virtual Audit'."),
  description: text("Replaces 'Please try again in a few minutes. …'."),
  link: text("Replaces 'Return to Your Buildings page'."),
})

const HomeOverview = z.strictObject({
  title: text('Heading.'),
  error_screen: ErrorScreen.prefault({}),
  call_to_action: ReportCallToAction.optional().describe('The one call to action of the overview.'),
  report_button_position: z.enum(['top', 'bottom']).default('top').describe('Where the PDF button stands.'),
  report_button_label: text('Words on the PDF button.'),
  show_return_to_audit: z.boolean().default(true).describe('Shows the link back to the assessment.'),
  show_home_analysis_link: z.boolean().default(true).describe('Shows the link to the analysis.'),
})

const HomeAnalysis = z.strictObject({
  title: text('Heading.'),
  top_alert: text('Banner over the page.'),
  before_label: text("Replaces 'Before Improvements'."),
  after_label: text("Replaces 'After Improvements'."),
  axis_title: text("Replaces 'Energy consumption in kilowatt-hour (kWh)'."),
  external_link: z.strictObject({ label: z.string(), url: Link }).optional(),
  disclaimer: text('Small print under the analysis.'),
})

export const ReportSections = z.strictObject({
  home_overview: HomeOverview.prefault({}),
  home_analysis: HomeAnalysis.prefault({}),
})
