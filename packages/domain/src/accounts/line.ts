import { z } from 'zod'

/** One line of a profile. Line ends and control characters would break out of the greeting of a mail. */
export const Line = z
  .string()
  .overwrite((text) => text.replace(/[\p{Cc}\s]+/gu, ' '))
  .trim()
  .max(200)
