import { z } from 'zod'

/** A switch of questions and documents, of incentives and programs alike. */
export const RestrictDataAccess = z
  .boolean()
  .default(false)
  .describe('Staff read it one by one, with a permission of their own; no list, log, mail or file holds it')
