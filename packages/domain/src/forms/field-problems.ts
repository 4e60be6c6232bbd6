import { z } from 'zod'
import type { FieldProblem } from '../shared/problem.ts'
import { FIELD_RULES } from './field-validations.ts'

type Issues = z.ZodError['issues']

const Broken = z.object({
  rule: z.enum(FIELD_RULES),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  isOwn: z.boolean(),
})

/** Which rule an issue of a compiled form broke. */
export const ruleOf = (issue: Issues[number]) =>
  issue.code === 'custom' ? Broken.safeParse(issue.params).data : undefined

/** The issues of a compiled form as problems of the call's fields, each with the text that says it. */
export function fieldProblems(issues: Issues, under: string): FieldProblem[] {
  return issues.map((issue) => {
    const broken = ruleOf(issue)
    return {
      pointer: `/${under}/${issue.path.map(String).join('/')}`,
      message: issue.message,
      ...(broken?.isOwn === false && {
        text: { key: `shared:validation.${broken.rule}`, params: broken.params },
      }),
    }
  })
}

/** Whether something is missing, not merely wrong. */
export const isMissingSomething = (issues: Issues): boolean =>
  issues.some((issue) => ruleOf(issue)?.rule === 'required')
