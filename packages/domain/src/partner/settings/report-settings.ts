import { z } from 'zod'

/** The home report. The specification describes these switches without naming them. */
export const ReportSettings = z.strictObject({
  enable_charts: z
    .boolean()
    .default(true)
    .describe('The bar chart of money savings by measure on the overview.'),
  show_kg_co2: z.boolean().default(true).describe('Figures in kg CO2.'),
  hide_energy_savings: z
    .boolean()
    .default(false)
    .describe('Hides energy savings: the roadmap speaks of money only.'),
  enable_report_summary: z
    .boolean()
    .default(true)
    .describe('The roadmap of the analysis shows consumption by fuel.'),
  enable_energy_use: z
    .boolean()
    .default(false)
    .describe('The page of energy use: readings of meters, from files or from the utility.'),
  show_available_rebates: z
    .boolean()
    .default(true)
    .describe('The consumption card names the rebates that are available.'),
  recommendation_list_size: z
    .int()
    .positive()
    .nullable()
    .default(null)
    .describe('Recommended incentives shown at most; empty shows all.'),
  recommendation_sort: z
    .enum(['most_energy_savings', 'highest_rebates'])
    .default('most_energy_savings')
    .describe('First order of recommended incentives.'),
  report_file_name: z
    .string()
    .regex(/^(?:[\w. -]|\{street\}|\{yyyy-mm-dd\})+\.pdf$/)
    .default('test.pdf')
    .describe('Name of the downloaded report; `{street}` and `{yyyy-mm-dd}` are filled in.'),
  label_scheme: z
    .enum(['letter', 'score', 'gigajoules'])
    .default('letter')
    .describe('How a home is graded: A to G, 1 to 10, or gigajoules a year.'),
})
