import { lintTells } from '../../incentives/classification/told-facts.ts'
import { optionsKept } from '../questions/options-kept.ts'
import { parseRules } from '../questions/question-rules.ts'
import { type Defect, type DefectPath, duplicates } from './defect.ts'
import type { ProgramDefinition } from './program-definition.ts'
import { isHomeFact, MEASURES_FACT } from './program-facts.ts'
import type { Words } from './program-words.ts'
import type { QuestionDefinition } from './question-definition.ts'

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
  { code, type, rules, min, max, tells }: QuestionDefinition,
  path: DefectPath,
  { languages }: ProgramDefinition,
): Defect[] {
  const isTaken = isHomeFact(code) || code === MEASURES_FACT
  return [
    ...(isTaken ? [{ path: [...path, 'code'], message: `is the name of a fact of the home: ${code}` }] : []),
    ...(min !== undefined && max !== undefined && min > max
      ? [{ path: [...path, 'min'], message: 'is above the maximum' }]
      : []),
    ...lintRules(type, rules, [...path, 'rules'], languages),
    ...lintTold({ type, tells, rules }, [...path, 'tells', 'codes'], languages),
  ]
}

function lintTold(
  { tells, ...question }: Pick<QuestionDefinition, 'type' | 'rules' | 'tells'>,
  path: DefectPath,
  [kept = 'en']: ProgramDefinition['languages'],
): Defect[] {
  if (tells === undefined) return []
  return lintTells(tells, optionsKept(question, kept)?.length ?? 0).map((message) => ({ path, message }))
}

const OFFERS = /specific values|multi_select/i

/** A choice needs options, the same in every language that it is written in; nothing else takes any. */
export function lintRules(
  type: string,
  rules: Words | undefined,
  path: DefectPath,
  languages: ProgramDefinition['languages'],
): Defect[] {
  if (!OFFERS.test(type)) return rules === undefined ? [] : [{ path, message: `${type} takes no options` }]
  const written = languages.filter((language, index) => index === 0 || rules?.[language] !== undefined)
  const counts = written.map((language) => parseRules(rules?.[language] ?? '').options)
  if (counts.some((options) => options.length === 0)) return [{ path, message: 'no options' }]
  if (counts.some((options) => new Set(options).size !== options.length))
    return [{ path, message: 'an option stands twice' }]
  if (new Set(counts.map((options) => options.length)).size > 1)
    return [{ path, message: 'not the same options in every language' }]
  return []
}
