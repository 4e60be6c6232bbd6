import { z } from 'zod'
import { ProgramShape } from '../definition/program-definition.ts'
import { withOptionCodes } from '../options/add-option-codes.ts'
import { lintProgram } from './lint-program.ts'
import { lintSize } from './lint-size.ts'

/**
 * A program as data, of older files too. What cannot work is refused with the path of what is wrong; one that is too large
 * is not looked at further.
 */
export const ValidProgram = z
  .preprocess((program) => withOptionCodes(program), ProgramShape)
  .superRefine((program, context) => {
    const tooLarge = lintSize(program)
    for (const { path, message } of tooLarge.length > 0 ? tooLarge : lintProgram(program))
      context.addIssue({ code: 'custom', path: [...path], message })
  })
