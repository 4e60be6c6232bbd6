import type { ProgramDefinition } from './definition/program-definition.ts'
import { attachmentsIn } from './unlocked-items.ts'

/** Before the approval nothing may be bought: whoever begins is told so, and it holds until there is a decision. */
export function mustWaitToBuy({ statuses, initial_status }: ProgramDefinition, code: string): boolean {
  const status = statuses[code]
  const isUndecided = status !== undefined && status.money === undefined && !status.is_end
  return status?.do_not_buy_yet === true || (isUndecided && statuses[initial_status]?.do_not_buy_yet === true)
}

/** Every document that a step asks for, and whether everybody has to send it. */
export const documentsAsked = (program: ProgramDefinition) =>
  program.steps.flatMap((step) =>
    attachmentsIn(program, step).map(({ question, help, required, visible_when }) => ({
      question,
      help,
      required: required && visible_when === undefined && step.visible_when === undefined,
    })),
  )

/** Whether something is bought for it: it pays, and asks what was chosen or for papers about it. */
export const isAboutPurchase = (program: ProgramDefinition): boolean =>
  Object.values(program.statuses).some(({ money }) => money === 'paid') &&
  (program.measure_groups.some(({ measures }) => measures.length > 0) || documentsAsked(program).length > 0)
