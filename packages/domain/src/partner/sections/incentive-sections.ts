import { z } from 'zod'

const text = (what: string) => z.string().optional().describe(what)

const Incentives = z.strictObject({
  title: text('Heading of /incentives.'),
  text: text('A line under it.'),
  applied_title: text('Heading of the applied incentives.'),
  available_title: text('Heading of the available incentives.'),
  recommended_title: text('Heading of the recommended incentives.'),
  empty_text: text("Replaces 'No incentives found.'"),
  contact_button: text('Words on the button that asks for a contractor or an assessment.'),
  contacted_button: text('Words on it afterwards.'),
})

const ApplicationPopup = z.strictObject({
  title: text('Heading of the application dialog.'),
  text: text('A line under it.'),
  consent_text: text('Words at the consent checkbox.'),
  submit_label: text('Words on the submit button.'),
  submitted_text: text("Replaces 'Application submitted.'"),
})

const AdvisorPopup = z.strictObject({
  title: text('Heading of the contact dialog.'),
  text: text('A line under it.'),
  consent_text: text('Words at the consent checkbox.'),
  submit_label: text('Words on the button.'),
})

export const IncentiveSections = z.strictObject({
  incentives: Incentives.prefault({}),
  incentive_application_popup: ApplicationPopup.prefault({}),
  incentive_ea_assignment_popup: AdvisorPopup.prefault({}),
})
