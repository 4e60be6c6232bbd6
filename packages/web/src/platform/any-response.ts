import { z } from 'zod'

/** For calls whose response says nothing that is used. */
export const anyResponse = z.unknown()
