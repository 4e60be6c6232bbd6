import { resultTexts } from '../../assessment/texts/en.ts'
import { questionTexts } from '../../assessment/texts/en-questions.ts'
import { sectionTexts } from '../../assessment/texts/en-sections.ts'
import type { Texts } from '../namespaces.ts'

export const texts = {
  ...resultTexts,
  ...questionTexts,
  ...sectionTexts,
  problem: { ...resultTexts.problem, 'invalid-answer': 'Please check your answers.' },
  wizard: {
    label: 'Assessment',
    progress: 'Step {{step}} of {{count}}: {{name}}',
    done: 'done',
    previous: 'Previous',
    next: 'Next: {{name}}',
    submit: 'Submit',
    validation_title: 'Validation Error',
    validation_text: 'Please check all fields have been entered correctly',
    unknown: 'I don’t know',
    unknown_use: 'I don’t know. Use {{value}}',
    assumed: 'We assume: {{value}}.',
    elsewhere_title: 'Changed in another window',
    elsewhere_text: 'Somebody answered here too. You see the newest answers.',
    submit_offline:
      'You are offline. Your answers are kept on this device. Submit them when you are back online.',
    submit_failed: 'We could not finish the assessment. Please check the details of your building.',
    not_saved: 'Some answers could not be saved. Please check them and try again.',
    modal: {
      title: 'Do you want to look closer?',
      text: 'In advanced mode we ask about insulation, windows and doors: about four more minutes for a surer report.',
      advanced: 'Continue in advanced mode',
      overview: 'Go to the home overview',
    },
    live: {
      title: 'Your home so far',
      about: 'about {{amount}}',
      a_year: 'a year',
      likely: 'likely range',
      range: 'Likely {{low}} to {{high}} a year.',
      energy: 'About {{amount}} kWh a year.',
      answers: '{{count}} of {{total}} answers. Each answer narrows the range.',
      more: 'Your last answer adds about {{amount}} a year.',
      less: 'Your last answer takes away about {{amount}} a year.',
      waiting: 'Your estimate appears with your first answer.',
      failed: 'These answers do not fit together. Please check: {{field}}.',
      next: 'Answer this next: {{question}}',
      gain: 'It would narrow the range from ±{{now}} % to ±{{after}} %.',
      picture: 'A cutaway of your home, drawn from your answers',
    },
    drawn: {
      title: 'What the picture is drawn from',
      answered: 'you told us',
      record: 'record',
      assumed: 'assumed',
      heating_fuel: 'Heating fuel',
      house_type: 'House',
      construction_era: 'Built',
      attic_insulation: 'Attic',
      wall_insulation: 'Walls',
      window_type: 'Windows',
    },
  },
} satisfies Texts
