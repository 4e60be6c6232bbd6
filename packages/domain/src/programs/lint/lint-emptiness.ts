import type { AmountPart } from '../../incentives/amounts/amount-formula.ts'
import type { ProgramDefinition } from '../definition/program-definition.ts'
import { isAboutPurchase } from '../purchase-rules.ts'
import type { Defect } from './defect.ts'

/** What is there and holds nothing: a step without questions, a group without measures, a measure that pays nothing. */
export const lintEmptiness = (program: ProgramDefinition): Defect[] => [
  ...emptySteps(program),
  ...(saysWhatItPays(program) ? [] : [{ path: ['measure_groups'], message: 'nothing says what is paid' }]),
  ...program.question_groups.flatMap(({ questions }, index) =>
    questions.length > 0 ? [] : [{ path: ['question_groups', index], message: 'asks nothing' }],
  ),
  ...program.attachment_groups.flatMap(({ attachments }, index) =>
    attachments.length > 0 ? [] : [{ path: ['attachment_groups', index], message: 'asks for no document' }],
  ),
  ...program.measure_groups.flatMap(({ measures }, group): Defect[] =>
    measures.length === 0
      ? [{ path: ['measure_groups', group], message: 'offers no measure' }]
      : measures.flatMap(({ formula }, index) =>
          formula.parts.some(paysSomething)
            ? []
            : [
                {
                  path: ['measure_groups', group, 'measures', index, 'formula'],
                  message: 'pays nothing',
                },
              ],
        ),
  ),
]

/** Measures say it, a budget bounds it, and papers that are asked for let a reviewer say it. */
function saysWhatItPays(program: ProgramDefinition): boolean {
  const statuses = Object.values(program.statuses)
  if (statuses.every(({ money }) => money !== 'paid')) return true
  const isGiven = program.is_posted || statuses.some(({ user_scheduling }) => user_scheduling)
  return isGiven || program.budget !== undefined || isAboutPurchase(program)
}

function emptySteps({ steps }: ProgramDefinition): Defect[] {
  const asks = steps.some((step) => 'groups' in step && step.groups.length > 0)
  return [
    ...(asks ? [] : [{ path: ['steps'], message: 'ask the applicant nothing' }]),
    ...steps.flatMap((step, index) =>
      'groups' in step && step.groups.length === 0
        ? [{ path: ['steps', index, 'groups'], message: 'shows nothing' }]
        : [],
    ),
  ]
}

/** A share, a table or a measured saving may come to nothing for one home; a sum of nothing does so for all. */
const paysSomething = (part: AmountPart): boolean => {
  if (part.kind === 'flat') return Number(part.amount) > 0
  return part.kind === 'per_unit' ? Number(part.rate) > 0 : true
}
