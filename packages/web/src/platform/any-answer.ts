import { z } from 'zod'

/** For calls whose answer says nothing that is used. */
export const anyAnswer = z.unknown()
