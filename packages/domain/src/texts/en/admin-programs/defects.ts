import type { Texts } from '../../namespaces.ts'

export const defectTexts = {
  defect: {
    'nobody-can-wait-in-this-status': 'is a status in which nobody can wait.',
    empty: 'is not filled in yet.',
    missing: 'is missing or of the wrong kind.',
    'too-few': 'has too few.',
    'wrong-form': 'is not written as it should be.',
    'not-offered': 'is not one of the choices.',
    'not-whole': 'is not complete yet.',
    'unknown-key': 'holds something we do not know.',
    'no-text': 'has no text.',
    'no-text-in': 'has no text in one language: {{value}}.',
    'no-such-code': 'names something that is not there: {{value}}.',
    'no-such-fact': 'asks about something that nobody tells: {{value}}.',
    'no-such-placeholder': 'has a placeholder that nothing stands for: {{value}}.',
    'is-asked-for-only-later': 'asks about something that is answered only later: {{value}}.',
    'does-not-offer': 'compares with an option that is not offered: {{value}}.',
    'is-the-name-of-a-fact-of-the-home': 'has the code of something we know of the home: {{value}}.',
    'is-above-the-maximum': 'is above the maximum.',
    'takes-no-options': 'does not take options.',
    'no-options': 'offers nothing to choose.',
    'an-option-stands-twice': 'offers the same twice.',
    'not-the-same-options-in-every-language': 'does not have the same options in every language.',
    'an-application-begins-where-nobody-may-fill-it-in':
      'is where an application begins, and nobody may fill it in.',
    'no-status-leads-to-it': 'cannot be reached from the first status.',
    'leads-nowhere': 'leads nowhere and is not an end.',
    'the-applicant-may-edit-and-has-no-way-to-hand-it-in':
      'lets the applicant edit and gives no way to submit it.',
    'no-step-shows-it': 'is shown by no step.',
    'no-step-that-everybody-sees-submits-the-application':
      'have none that everybody sees and that submits the application.',
    'stands-behind-the-step-that-submits': 'comes after the step that submits.',
    'no-step-before-it-offers-measures': 'comes before any step that offers measures.',
    'pays-a-share-of-the-cost-and-no-field-asks-for-the-cost':
      'pays a share of the cost, and no field asks for the cost.',
    'every-measure-has-a-quantity-already': 'is asked of every measure already.',
    'no-label': 'has no text.',
    'is-no-sum-of-money': 'is not a sum of money.',
    'has-more-questions-than-we-allow': 'has more questions than we allow: {{value}}.',
    'is-larger-than-we-allow': 'is larger than we allow: {{value}}.',
    'waits-for-more-questions-in-a-row-than-we-allow':
      'waits for more questions in a row than we allow: {{value}}.',
    'stands-twice': 'appears twice: {{value}}.',
    'ends-before-it-begins': 'ends before it begins.',
    'a-limit-of-none-lets-nobody-apply': 'lets nobody apply. Switch the limit off, or allow at least one.',
    'is-no-pattern': 'is not a regular expression.',
    'is-not-asked-at-all': 'names something that this incentive does not ask for: {{value}}.',
    'there-is-no-approval-to-wait-for': 'asks later, but there is no approval to wait for.',
    'exists-only-after-the-work':
      'asks before the approval for something that exists only after the work: {{value}}.',
    'is-no-whole-number': 'does not take a whole number: {{value}}.',
    'is-no-number': 'does not take a number: {{value}}.',
    'no-part-of-the-amount-counts-it': 'asks how much is paid for, but no part of the amount counts it.',
    'does-not-fit-the-kind-of-answer': 'does not fit the kind of answer.',
  },
} satisfies Texts
