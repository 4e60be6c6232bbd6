import { lintProgram } from './lint-program.ts'
import { ProgramShape } from './program-definition.ts'

/** A program as data. What cannot work is refused with the path of what is wrong. */
export const ValidProgram = ProgramShape.superRefine((program, context) => {
  for (const { path, message } of lintProgram(program))
    context.addIssue({ code: 'custom', path: [...path], message })
})
