import { z } from 'zod'
import { about } from '../../texts/about.ts'
import { Link } from '../pages/link.ts'
import { text } from './text.ts'

const ReportCallToAction = z
  .strictObject({
    label: z.string(),
    kind: z.enum(['url', 'contact']).meta(about('kind')),
    url: Link.optional(),
  })
  .refine((action) => action.kind === 'contact' || action.url !== undefined, { message: 'needs a url' })

const ErrorScreen = z.strictObject({
  title: text('error_screen_title'),
  description: text('error_screen_description'),
  link: text('link'),
})

const HomeOverview = z.strictObject({
  title: text('about_title'),
  error_screen: ErrorScreen.prefault({}),
  call_to_action: ReportCallToAction.optional().meta(about('home_overview_call_to_action')),
  report_button_position: z.enum(['top', 'bottom']).default('top').meta(about('report_button_position')),
  report_button_label: text('report_button_label'),
  show_return_to_audit: z.boolean().default(true).meta(about('show_return_to_audit')),
  show_home_analysis_link: z.boolean().default(true).meta(about('show_home_analysis_link')),
})

const HomeAnalysis = z.strictObject({
  title: text('about_title'),
  top_alert: text('top_alert'),
  before_label: text('before_label'),
  after_label: text('after_label'),
  axis_title: text('axis_title'),
  external_link: z.strictObject({ label: z.string(), url: Link }).optional(),
  disclaimer: text('disclaimer'),
})

export const ReportSections = z.strictObject({
  home_overview: HomeOverview.prefault({}),
  home_analysis: HomeAnalysis.prefault({}),
})
