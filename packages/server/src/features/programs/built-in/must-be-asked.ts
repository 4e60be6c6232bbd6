import { attachmentsIn, questionsIn, type Unlocked } from '@hearthlight/domain/programs/unlocked-items'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { OpenApplication } from './open-application.ts'

type Application = Pick<OpenApplication, 'program' | 'state' | 'unlocked'>

/** While something is asked by name nothing else changes, but what is required and was never given. */
export const isOpenAnswer = ({ program, state, unlocked }: Application, code: string): boolean =>
  isOpenTo(unlocked, ({ answers }) => answers.has(code)) ||
  (state.answers[code] === undefined &&
    isRequired(
      program.steps.flatMap((step) => questionsIn(program, step)),
      code,
    ))

export const isOpenUpload = ({ program, state, unlocked }: Application, code: string): boolean =>
  isOpenTo(unlocked, ({ uploads }) => uploads.has(code)) ||
  ((state.files[code] ?? 0) === 0 &&
    isRequired(
      program.steps.flatMap((step) => attachmentsIn(program, step)),
      code,
    ))

/** Of a step that holds neither questions nor documents. */
export const isOpenStep = (
  { program, state, unlocked }: Application,
  ...types: readonly ('contact' | 'measurelist' | 'measuredetails')[]
): boolean =>
  isOpenTo(unlocked, ({ steps }) =>
    program.steps.some(({ id, type }) => types.some((one) => one === type) && steps.has(id)),
  ) || (types.includes('contact') ? state.contactId === null : state.measures.length === 0)

export function mustBeAsked(isOpen: boolean): void {
  if (!isOpen) throw new Problem('applications.not-asked')
}

const isOpenTo = (unlocked: Unlocked | undefined, isIn: (open: Unlocked) => boolean) =>
  unlocked === undefined || isIn(unlocked)

type Item = { readonly code: string; readonly required: boolean }
const isRequired = (items: readonly Item[], code: string) =>
  items.some((item) => item.code === code && item.required)
