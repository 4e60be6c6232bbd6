import { z } from 'zod'
import { AccountSections } from './account-sections.ts'
import { AuditSections } from './audit-sections.ts'
import { BuildingSections } from './building-sections.ts'
import { CustomCss } from './custom-css.ts'
import { IncentiveSections } from './incentive-sections.ts'
import { PageSections } from './page-sections.ts'
import { ReportSections } from './report-sections.ts'

/** `settings.sections`: what stands on each page. A text that is absent is the core text of that page. */
export const Sections = z.strictObject({
  ...PageSections.shape,
  ...AccountSections.shape,
  ...BuildingSections.shape,
  audit_sections: AuditSections.prefault({}),
  ...ReportSections.shape,
  ...IncentiveSections.shape,
  custom_css: CustomCss,
})
export type Sections = z.infer<typeof Sections>
