import { z } from 'zod'
import { about } from '../../texts/about.ts'

/** The home report. The specification describes these switches without naming them. */
export const ReportSettings = z.strictObject({
  enable_charts: z.boolean().default(true).meta(about('enable_charts')),
  show_kg_co2: z.boolean().default(true).meta(about('show_kg_co2')),
  hide_energy_savings: z.boolean().default(false).meta(about('hide_energy_savings')),
  enable_report_summary: z.boolean().default(true).meta(about('enable_report_summary')),
  show_available_rebates: z.boolean().default(true).meta(about('show_available_rebates')),
  recommendation_list_size: z
    .int()
    .positive()
    .nullable()
    .default(null)
    .meta(about('recommendation_list_size')),
  recommendation_sort: z
    .enum(['most_energy_savings', 'highest_rebates'])
    .default('most_energy_savings')
    .meta(about('recommendation_sort')),
  report_file_name: z
    .string()
    .regex(/^(?:[\w. -]|\{street\}|\{yyyy-mm-dd\})+\.pdf$/)
    .default('test.pdf')
    .meta(about('report_file_name')),
  label_scheme: z.enum(['letter', 'score', 'gigajoules']).default('letter').meta(about('label_scheme')),
})
