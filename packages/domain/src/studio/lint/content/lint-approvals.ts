import { type ContentFinding, inIncentive, type PartnerContent } from './partner-content.ts'

/** An incentive and the program it is applied for in tell the same: to wait for the approval, or to buy first. */
export const lintApprovals = ({ catalogue, programs }: PartnerContent): ContentFinding[] =>
  catalogue.incentives.flatMap(({ code, needs_approval_first: mustWait, program: applied }) => {
    const program = programs.find((one) => one.code === applied?.code)
    if (program === undefined) return []
    const waits = program.statuses[program.initial_status]?.do_not_buy_yet === true
    if (waits === mustWait) return []
    const rule = waits ? 'approval-not-told' : 'approval-not-needed'
    return [inIncentive(code, ['needs_approval_first'], rule, { program: program.code })]
  })
