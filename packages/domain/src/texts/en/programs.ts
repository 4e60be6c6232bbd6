import type { Texts } from '../namespaces.ts'

export const texts = {
  problem: {
    'not-open': 'This program is not taking applications right now.',
    archived:
      'This program has ended and takes no new applications. Applications that were already started go on.',
    'amount-unknown':
      'Nobody has worked out yet what this application would be paid, so we cannot take it. Please write to us.',
    'budget-used-up':
      "This year's budget of the program is used up, so it is not taking applications right now.",
    'not-eligible': 'This home does not meet a condition of this program.',
    'invalid-answers': 'Please check all fields have been entered correctly',
    'invalid-measure': 'Failed to update Measure(s).',
    'no-contact': 'Please select a contact before proceeding to the next step.',
    terms: 'You must accept the terms and conditions',
    incomplete: 'Something is still missing in this application. Go through its steps once more.',
    'cannot-move':
      'The status of this application has changed in the meantime. Load the page again to see it.',
    'changed-elsewhere':
      'This step was saved in another window or on another device since you opened it. What you typed here is kept: save once more to put it in place of that, or load the page again to see it.',
    'attachment-too-big': '{{message}}',
    'attachment-type': '{{message}}',
    'attachment-duplicate': '{{message}}',
    'attachment-count': 'At most {{count}} files can be added here.',
    'fulfill-api-error':
      'The program system did not answer. What you typed is kept. Please try again in a few minutes.',
  },
  field: {
    from_home: 'Taken from your home; change it if it is not right.',
    from_profile: 'Taken from your profile; change it if it is not right.',
    true: 'Yes',
    false: 'No',
    quantity: 'Quantity',
    not_for_home: 'Not for this house. {{reason}}',
    numeric: 'This field only accepts numeric values.',
    decimal: 'This field only accepts decimal values.',
    currency: 'This field only accepts two decimals.',
  },
  attachment: {
    too_big: 'This file is over the limit of {{size}} MB.',
    wrong_type: 'This file type is not supported. Use {{types}}.',
    refused_type: 'This file type is not supported.',
    duplicate: 'A file with this name is already here. Underscores count as spaces.',
  },
  mail: { status: { subject: '{{subject}}', body: '{{text}}\n\n[See where it stands]({{url}})' } },
  message: {
    created: 'Your application has been started.',
    answers: 'Your answers are saved.',
    measures: 'Measure(s) updated successfully.',
    terms: 'Application submitted.',
    contact: 'The contact is saved.',
    attachment_deleted: 'The file is deleted.',
    measures_deleted: 'The measures are removed.',
    moved: 'The status of your application has changed.',
  },
  page: {
    customerhome: 'Your applications',
    measureinfo: 'About this measure',
    measuresearch: 'Measures',
    measurecart: 'Your measures',
    availableprograms: 'Programs you can apply to',
  },
} satisfies Texts
