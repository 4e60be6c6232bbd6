import type { Texts } from '../../namespaces.ts'

/** Asking for a contractor or a visit. */
export const contactTexts = {
  mail: {
    'contractor-request': {
      subject: '{{name}} is looking for a contractor: {{incentive}}',
      body: 'Hello {{advisor}},\n\n{{name}} is looking for a contractor for {{incentive}}. Please get in touch and name contractors who do this work in their area.\n\nEmail: {{email}}\n\nHome: {{home}}\n\nThey agreed that we give you these details.',
    },
    'advisor-asked': {
      subject: 'Your request: {{incentive}}',
      body: 'Hello {{name}},\n\nWe passed your request about {{incentive}} on to {{advisor}}, energy advisor. {{next}}\n\nHome: {{home}}\n\nNothing else was handed over: you apply for all other rebates as before.',
    },
    'advisor-request': {
      subject: '{{name}} asks about {{incentive}}',
      body: 'Hello {{advisor}},\n\n{{name}} would like to hear from you about {{incentive}}.\n\nEmail: {{email}}\n\nHome: {{home}}\n\nThey agreed that we give you these details.',
    },
  },
  contact: {
    consent_required: 'The consent field is required',
    advisor_required: 'Please choose an energy advisor.',
    contractor: 'Ask for a contractor',
    assessment: 'Ask for a visit',
    contacted: 'Contacted',
    text: 'An energy advisor will get in touch with you about {{incentive}}.',
    text_contractor:
      'Your request goes to an energy advisor. The advisor will get in touch with you and name contractors who do this work in your area: {{incentive}}.',
    advisor: 'Energy advisor',
    consent: 'You may give the advisor my name, my email address and the address of this home.',
    submit: 'Contact',
    cancel: 'Cancel',
    done: 'Successful Assignment',
    next: {
      contractor:
        '{{name}} has your request and will get in touch at {{email}} to name contractors for this work.',
      assessment: '{{name}} has your request and will get in touch at {{email}} to arrange the visit.',
    },
    failed: 'Unexpected error when trying to create the project',
  },
} satisfies Texts
