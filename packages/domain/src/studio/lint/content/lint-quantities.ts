import { paysByUnit } from '../../../incentives/amounts/formula-parts.ts'
import { amountQuestion } from '../../../incentives/incentive-lists.ts'
import { type ContentFinding, inIncentive, type PartnerContent } from './partner-content.ts'

/** What is paid by the unit asks how much there is, or nobody can say what it comes to. A program asks by its measures. */
export const lintQuantities = ({ catalogue }: PartnerContent): ContentFinding[] =>
  catalogue.incentives
    .filter((entry) => entry.is_active && entry.program === null)
    .filter((entry) => paysByUnit(entry.amount) && amountQuestion(entry) === null)
    .map(({ code }) => inIncentive(code, ['amount_question'], 'not-counted', {}))
