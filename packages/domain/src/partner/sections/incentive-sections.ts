import { z } from 'zod'
import { text } from './text.ts'

const Incentives = z.strictObject({
  title: text('incentives_title'),
  text: text('sign_up_text'),
  applied_title: text('applied_title'),
  available_title: text('available_title'),
  recommended_title: text('recommended_title'),
  empty_text: text('incentives_empty_text'),
  contact_button: text('contact_button'),
  contacted_button: text('contacted_button'),
})

const ApplicationPopup = z.strictObject({
  title: text('incentive_application_popup_title'),
  text: text('sign_up_text'),
  consent_text: text('consent_text'),
  submit_label: text('incentive_application_popup_submit_label'),
  submitted_text: text('submitted_text'),
})

const AdvisorPopup = z.strictObject({
  title: text('incentive_ea_assignment_popup_title'),
  text: text('sign_up_text'),
  consent_text: text('consent_text'),
  submit_label: text('incentive_ea_assignment_popup_submit_label'),
})

export const IncentiveSections = z.strictObject({
  incentives: Incentives.prefault({}),
  incentive_application_popup: ApplicationPopup.prefault({}),
  incentive_ea_assignment_popup: AdvisorPopup.prefault({}),
})
