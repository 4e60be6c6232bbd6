import { lintTells } from '../../incentives/classification/told-facts.ts'
import type { ProgramDefinition } from '../definition/program-definition.ts'
import { isHomeFact, MEASURES_FACT } from '../definition/program-facts.ts'
import type { QuestionDefinition } from '../definition/question-definition.ts'
import { optionCodes } from '../options/option-codes.ts'
import { type Defect, type DefectPath, duplicates } from './defect.ts'
import { lintOptions } from './lint-options.ts'

export function lintQuestions(program: ProgramDefinition): Defect[] {
  const questions = program.question_groups.flatMap((group, at) =>
    group.questions.map((question, index) => ({
      question,
      name: question.code,
      path: ['question_groups', at, 'questions', index],
    })),
  )
  const attachments = program.attachment_groups.flatMap((group, at) =>
    group.attachments.map(({ code }, index) => ({
      name: code,
      path: ['attachment_groups', at, 'attachments', index],
    })),
  )
  const groups = (['question_groups', 'attachment_groups', 'measure_groups'] as const).flatMap((list) =>
    program[list].map(({ code }, index) => ({ name: code, path: [list, index] })),
  )
  return [
    ...duplicates(questions),
    ...duplicates(attachments),
    ...duplicates(groups),
    ...questions.flatMap(({ question, path }) => lintQuestion(question, path, program)),
    ...lintPosted(program),
  ]
}

/** What is sent by post has an address that everybody is asked for, filled in from the home. */
function lintPosted({ is_posted, question_groups, steps }: ProgramDefinition): Defect[] {
  const asked = steps.flatMap((step) =>
    step.type === 'prq' && step.visible_when === undefined ? step.groups : [],
  )
  const isAsked = question_groups
    .filter(({ code }) => asked.includes(code))
    .flatMap(({ questions }) => questions)
    .some(
      ({ prefill, required, visible_when }) =>
        prefill?.from === 'address' && required && visible_when === undefined,
    )
  return is_posted && !isAsked
    ? [{ path: ['is_posted'], message: 'is sent by post and nobody has to give the address' }]
    : []
}

function lintQuestion(
  { code, type, options, min, max, tells, prefill }: QuestionDefinition,
  path: DefectPath,
  { languages }: ProgramDefinition,
): Defect[] {
  const isTaken = isHomeFact(code) || code === MEASURES_FACT
  return [
    ...(isTaken ? [{ path: [...path, 'code'], message: `is the name of a fact of the home: ${code}` }] : []),
    ...(min !== undefined && max !== undefined && min > max
      ? [{ path: [...path, 'min'], message: 'is above the maximum' }]
      : []),
    ...lintOptions(type, options, [...path, 'options'], languages),
    ...lintTold({ type, tells, options }, [...path, 'tells', 'codes']),
    ...Object.keys(prefill?.codes ?? {})
      .filter((option) => options?.every((each) => each.code !== option) !== false)
      .map((option) => ({ path: [...path, 'prefill', 'codes'], message: `no such option: ${option}` })),
  ]
}

function lintTold(
  { tells, ...question }: Pick<QuestionDefinition, 'type' | 'options' | 'tells'>,
  path: DefectPath,
): Defect[] {
  if (tells === undefined) return []
  return lintTells(tells, optionCodes(question) ?? []).map((message) => ({ path, message }))
}
