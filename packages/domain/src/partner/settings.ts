import { z } from 'zod'
import { Sections } from './sections/sections.ts'
import { AdvisorSettings } from './settings/advisor-settings.ts'
import { ApplicationSettings } from './settings/application-settings.ts'
import { FormatSettings } from './settings/format-settings.ts'
import { FulfillSyncDetails } from './settings/fulfill-sync-details.ts'
import { Localize } from './settings/localize.ts'
import { MeterSettings } from './settings/meter-settings.ts'
import { NounSwitches } from './settings/noun-switches.ts'
import { ProfileSettings } from './settings/profile-settings.ts'
import { ReportSettings } from './settings/report-settings.ts'
import { Retention } from './settings/retention.ts'
import { SiteSettings } from './settings/site-settings.ts'

/** `settings` of the partner: the switches of both specifications, flat, as their names stand there. */
export const Settings = z.strictObject({
  ...NounSwitches.shape,
  ...SiteSettings.shape,
  ...ProfileSettings.shape,
  ...ReportSettings.shape,
  ...MeterSettings.shape,
  ...FormatSettings.shape,
  ...ApplicationSettings.shape,
  ...AdvisorSettings.shape,
  localize: Localize.prefault({}),
  fulfill_sync_details: FulfillSyncDetails.prefault({}),
  retention: Retention.prefault({}).describe('How long what has had its use is kept.'),
  sections: Sections.prefault({}),
})
export type Settings = z.infer<typeof Settings>
