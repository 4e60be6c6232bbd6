import type { FieldQuestion, GroupQuestion, Question } from '@hearthlight/domain/forms/question'
import type { ComponentType } from 'react'
import type { FieldProps } from '../ui/fields/field.tsx'
import type { ControlProps } from './controls/control-props.ts'
import type { FormActions } from './form-actions.ts'
import type { FormStore } from './form-store.ts'

/** Richer words for a question than a partner can configure, such as a label with links. */
export type Words = Partial<Pick<FieldProps, 'label' | 'description'>>

/**
 * The wizard's questions wear the display face, what hangs from them does not, and none is marked as optional. The console's
 * stand as fields do that stand alone.
 */
type Look = 'form' | 'console' | 'wizard' | 'wizard-detail'

/** How questions are drawn; the same for all of one form. */
export type Drawing = {
  isDisabled?: boolean | undefined
  isReadOnly?: boolean | undefined
  look?: Look
  Control?: ComponentType<ControlProps>
  /** What stands under a control, above what hangs from its answer. */
  Below?: ComponentType<ControlProps>
  words?: Readonly<Record<string, Words>> | undefined
}
type Drawn = Omit<Drawing, 'look'> & {
  look: Look
  store: FormStore
  actions: Pick<FormActions, 'change' | 'addItem' | 'removeItem' | 'addFiles'>
  /** Draws questions, for whatever holds some. */
  Nodes: ComponentType<NodesProps>
}
export type NodeProps<Asked extends Question = Question> = Drawn & { question: Asked; scope: string }
export type NodesProps = Drawn & { questions: readonly Question[]; scope: string }
/** A question that is more than a field or a group of them. */
export type NestedQuestion = Exclude<Question, FieldQuestion | GroupQuestion>
