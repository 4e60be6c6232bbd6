import type { Texts } from '../namespaces.ts'

export const texts = {
  problem: {
    'already-applied': 'You have already applied for this incentive with this home.',
    'none-left': 'You have applied for as many of this incentive as its rules allow in one year.',
    'too-many': 'You can apply for {{left}} more of this incentive, not for {{wanted}}.',
    'outside-dates': 'This incentive does not take applications on this day.',
    'not-open': 'This incentive is not open to your home.',
    'nothing-requested': 'Nothing is asked of you in this application just now.',
    locked: 'This project is locked in the portal.',
    'invalid-answers':
      'You must complete the mandatory fields and upload the required documents to submit your application.',
    'answers-in-edit': 'Please update all answers.',
    'unsaved-answers': 'Please save answers above.',
    'no-consent': 'You must agree to the terms and conditions to apply.',
    'documents-missing': 'Please upload required documents.',
    'questions-missing': 'Please answer required questions.',
    'uploads-requested': 'Please re-upload for requested document(s)',
    'edits-requested': 'Please edit the requested fields',
    incomplete:
      'You must complete the mandatory fields and upload the required documents to submit your application.',
  },
  submit: { done: 'Application submitted.' },
  update: { failed: 'Error Updating!' },
  mail: {
    submitted: {
      subject: 'We have your application {{number}}',
      body: 'Hello {{name}},\n\nApplication submitted.\n\nWe have your application {{number}} for {{incentive}}.\n\nHome: {{home}}\n\nWe write to you as soon as it moves on, or if something is missing. You find it any time under Find rebates.',
    },
    requested: {
      subject: 'We need something for your application {{number}}',
      body: 'Hello {{name}},\n\nwe are looking at your application {{number}} for {{incentive}} and need something more from you:\n\n{{message}}\n\nOpen Find rebates, find the application, and send the update from there.',
    },
  },
} satisfies Texts
