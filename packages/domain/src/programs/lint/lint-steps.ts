import { DETAIL_FACTS, type ProgramDefinition } from '../definition/program-definition.ts'
import { groupsOf, questionsOf } from '../definition/program-facts.ts'
import { type Defect, duplicates } from './defect.ts'

const LISTS = {
  prq: 'question_groups',
  attachment: 'attachment_groups',
  measurelist: 'measure_groups',
} as const

export const lintSteps = (program: ProgramDefinition): Defect[] => [
  ...duplicates(program.steps.map(({ id }, index) => ({ name: id, path: ['steps', index, 'id'] }))),
  ...unknownGroups(program),
  ...unshownGroups(program),
  ...deadEnds(program),
  ...unknownDetails(program),
]

function unknownGroups(program: ProgramDefinition): Defect[] {
  return program.steps.flatMap((step, index) => {
    if (!('groups' in step)) return []
    const known = program[LISTS[step.type]].map(({ code }) => code)
    return step.groups
      .filter((code) => !known.includes(code))
      .map((code) => ({ path: ['steps', index, 'groups'], message: `no such code: ${code}` }))
  })
}

function unshownGroups(program: ProgramDefinition): Defect[] {
  const shown = new Set(program.steps.flatMap(groupsOf))
  return Object.values(LISTS).flatMap((list) =>
    program[list].flatMap(({ code }, index) =>
      shown.has(code) ? [] : [{ path: [list, index], message: 'no step shows it' }],
    ),
  )
}

/** Accepting the terms submits, and what is submitted is locked: no step may stand behind. */
function deadEnds({ steps, statuses }: ProgramDefinition): Defect[] {
  const submits = steps.findIndex(
    (step) =>
      step.type === 'tandc' && step.terms.accept_status !== undefined && step.visible_when === undefined,
  )
  const firstList = steps.findIndex(({ type }) => type === 'measurelist')
  return [
    ...(submits === -1
      ? [{ path: ['steps'], message: 'no step that everybody sees submits the application' }]
      : []),
    ...steps.flatMap((step, index) => {
      const found: Defect[] = []
      if (submits !== -1 && index > submits)
        found.push({ path: ['steps', index], message: 'stands behind the step that submits' })
      if (step.type === 'measuredetails' && (firstList === -1 || firstList > index))
        found.push({ path: ['steps', index], message: 'no step before it offers measures' })
      const status = step.type === 'tandc' ? step.terms.accept_status : undefined
      if (status !== undefined && !Object.hasOwn(statuses, status))
        found.push({ path: ['steps', index, 'terms', 'accept_status'], message: `no such code: ${status}` })
      return found
    }),
  ]
}

function unknownDetails(program: ProgramDefinition): Defect[] {
  const questions = questionsOf(program).map(({ code }) => code)
  const known = new Set<string>([...questions, ...DETAIL_FACTS, 'BLANK'])
  return program.detail.groups.flatMap(({ fields }, group) =>
    fields.flatMap(({ name, label }, index) => {
      const path = ['detail', 'groups', group, 'fields', index]
      if (!known.has(name)) return [{ path, message: `no such code: ${name}` }]
      const hasWords = label !== undefined || name === 'BLANK' || questions.includes(name)
      return hasWords ? [] : [{ path: [...path, 'label'], message: 'no label' }]
    }),
  )
}
