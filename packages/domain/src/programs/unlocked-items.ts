import type { RequestedItem } from '../applications/request-kinds.ts'
import { type Condition, factsOf } from '../forms/condition.ts'
import type { ProgramDefinition } from './definition/program-definition.ts'
import { groupsOf, MEASURES_FACT } from './definition/program-facts.ts'
import type { StepDefinition } from './definition/step-definition.ts'

/** What the applicant may change, by code. */
export type Unlocked = {
  readonly answers: ReadonlySet<string>
  readonly uploads: ReadonlySet<string>
  readonly steps: ReadonlySet<string>
}

/**
 * What staff asked for, and what hangs from it: a question that shows only after an asked one was answered has to be
 * answered too. Undefined while nothing is asked by name: then nothing is locked.
 */
export function unlockedItems(
  program: ProgramDefinition,
  asked: readonly RequestedItem[],
): Unlocked | undefined {
  if (asked.length === 0) return undefined
  const open = { answers: new Set<string>(), uploads: new Set<string>(), steps: new Set<string>() }
  const size = () => open.answers.size + open.uploads.size + open.steps.size
  // Each round may open what the last one made a condition of; there are never more rounds than things to open.
  for (let before = -1; before !== size(); ) {
    before = size()
    for (const step of program.steps) unlockIn(program, step, asked, open)
  }
  return open
}

type Opening = Readonly<Record<keyof Unlocked, Set<string>>>

function unlockIn(
  program: ProgramDefinition,
  step: StepDefinition,
  asked: readonly RequestedItem[],
  open: Opening,
): void {
  const isNamed = (kind: RequestedItem['kind'], code: string) =>
    asked.some((item) => item.kind === kind && item.item_id === code)
  const follows = ({ visible_when }: Pick<Item, 'visible_when'>) =>
    visible_when !== undefined && factsOf(visible_when).some((fact) => open.answers.has(fact))
  const isWhole = isNamed('step', step.id) || follows(step)
  const isOpen = (kind: 'answer' | 'upload') => (item: Item) =>
    isWhole || isNamed(kind, item.code) || follows(item)
  const answers = questionsIn(program, step).filter(isOpen('answer'))
  const uploads = attachmentsIn(program, step).filter(isOpen('upload'))
  for (const { code } of answers) open.answers.add(code)
  for (const { code } of uploads) open.uploads.add(code)
  if (isWhole || answers.length + uploads.length > 0) open.steps.add(step.id)
  if (!isOfMeasures(step)) return
  // What is chosen and what is said of it belong together.
  if (isWhole) open.answers.add(MEASURES_FACT)
  if (open.answers.has(MEASURES_FACT)) open.steps.add(step.id)
}

type Item = { readonly code: string; readonly visible_when?: Condition | undefined }

const isOfMeasures = ({ type }: StepDefinition) => type === 'measurelist' || type === 'measuredetails'

export const questionsIn = (program: ProgramDefinition, step: StepDefinition) =>
  step.type === 'prq'
    ? program.question_groups
        .filter(({ code }) => groupsOf(step).includes(code))
        .flatMap(({ questions }) => questions)
    : []

export const attachmentsIn = (program: ProgramDefinition, step: StepDefinition) =>
  step.type === 'attachment'
    ? program.attachment_groups
        .filter(({ code }) => groupsOf(step).includes(code))
        .flatMap(({ attachments }) => attachments)
    : []

/** The step where something that is asked for is done. */
export const stepOfItem = (
  program: ProgramDefinition,
  { kind, item_id }: RequestedItem,
): StepDefinition | undefined =>
  program.steps.find((step) => {
    if (kind === 'step') return step.id === item_id
    const items = kind === 'answer' ? questionsIn(program, step) : attachmentsIn(program, step)
    return items.some(({ code }) => code === item_id)
  })
