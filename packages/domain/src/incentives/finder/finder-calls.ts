import { z } from 'zod'
import { FieldDefinition } from '../../forms/field-definition.ts'
import { Many, One } from '../../shared/envelope.ts'
import { ClassifiedIncentive } from '../classified-incentive.ts'

export const FINDER_PATH = '/api/v1/rebate_finder'

export const FinderQuestions = One('rebate_finder', z.object({ fields: z.array(FieldDefinition) }))

/** A zip, and by its name the answer to each question that a person could answer. */
export const FinderQuery = z
  .object({ zip: z.string().max(10) })
  .catchall(z.string().max(100))
  .describe('Besides the zip, the answers by the names of the questions; what is left out is not known')

/** Every incentive of the partner with its place among those of such a home. */
export const FoundIncentives = Many('incentives', ClassifiedIncentive)
