import { isMet } from '@hearthlight/domain/forms/condition'
import type { FieldQuestion, GroupQuestion, Question } from '@hearthlight/domain/forms/question'
import { factsIn, scopeIn } from '@hearthlight/domain/forms/question-paths'
import { settleQuestion } from '@hearthlight/domain/forms/settle-question'
import { lazy, memo, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldProps } from '../ui/fields/field.tsx'
import { SubField } from '../ui/fields/sub-field.tsx'
import type { ControlProps } from './controls/control-props.ts'
import { FieldControl } from './controls/field-control.tsx'
import { useFormPart } from './form-store.ts'
import { GroupNode } from './group-node.tsx'
import type { Drawing, NodeProps, NodesProps, Words } from './node-props.ts'
import styles from './questions.module.css'
import type { QuestionForm } from './use-question-form.ts'

// Few forms ask for more than fields and groups of them, so that the others need not load it. A whole step waits for what
// is loaded here: React shows it 300 ms after the empty place at the earliest.
const NestedNode = lazy(async () => ({ default: (await import('./nested-node.tsx')).NestedNode }))

type Props = Drawing & { form: QuestionForm; questions?: readonly Question[] }

/** The questions of a form that are asked now; two of size 6 share a row. */
export function Questions({ form, questions = form.questions, look = 'form', ...drawing }: Props) {
  const drawn = { ...drawing, look, store: form.store, actions: form.actions, Nodes: QuestionNodes }
  const nodes = <QuestionNodes {...drawn} questions={questions} scope="" />
  return look === 'form' ? <div className={styles.rows}>{nodes}</div> : nodes
}

function QuestionNodes({ questions, words, ...drawn }: NodesProps): ReactNode {
  return questions.map((question, index) => {
    // The same name may hang from several options: the place tells them apart.
    const key = `${index} ${question.name}`
    if (question.kind !== 'field') return <OtherNode key={key} {...drawn} words={words} question={question} />
    // A plain question takes only what is its own, so that it is not drawn again for words a screen makes anew.
    const passedOn = question.details === undefined ? {} : { words }
    const own = words?.[drawn.scope + question.name]
    return <FieldNode key={key} {...drawn} {...passedOn} question={question} own={own} />
  })
}

function OtherNode(props: NodeProps<Exclude<Question, FieldQuestion>>) {
  const isAsked = useIsAsked(props.question, props)
  if (!isAsked) return null
  const { question, ...drawn } = props
  if (question.kind === 'group') return <GroupNode {...drawn} question={question} />
  return (
    <Suspense>
      <NestedNode {...drawn} question={question} />
    </Suspense>
  )
}

const useIsAsked = (question: Question, { store, scope }: Pick<NodeProps, 'store' | 'scope'>): boolean =>
  useFormPart(store, ({ values }) => isMet(question.when, factsIn(values, scope)))

type FieldNodeProps = NodeProps<FieldQuestion> & { own?: Words | undefined }

const FieldNode = memo(function FieldNode(props: FieldNodeProps) {
  const isAsked = useIsAsked(props.question, props)
  return isAsked && !props.question.hidden ? <AskedField {...props} /> : null
})

function AskedField({ own, ...props }: FieldNodeProps) {
  const { question, scope, store, actions, look, Control = FieldControl, Below } = props
  const path = scope + question.name
  const settled = useFormPart(store, ({ values }) => settleQuestion(question, factsIn(values, scope)))
  const value = useFormPart(store, ({ values }) => values[path])
  const common = useCommonProps(settled, path, { own, ...props })
  const control: ControlProps = {
    question: settled,
    path,
    value,
    onChange: (next) => actions.change(path, next),
    common,
    store,
  }
  return (
    <div className={styles.cell} data-size={question.column_size} data-look={look}>
      <Control {...control} />
      {Below !== undefined && <Below {...control} />}
      {question.details !== undefined && <Details {...props} group={question.details} />}
    </div>
  )
}

function useCommonProps(question: FieldQuestion, path: string, props: FieldNodeProps): FieldProps {
  const { t } = useTranslation('shared')
  const { own, isDisabled, isReadOnly, store, look } = props
  const isRequired = question.required || question.validations.required === true
  const isFixed = question.disabled || question.readonly || isDisabled || isReadOnly
  const isMarked = look === 'form' && !isRequired && !isFixed && question.type !== 'checkbox'
  return {
    name: path,
    label: own?.label ?? question.label,
    labelNote: isMarked ? `(${t('form.optional')})` : undefined,
    description: own?.description ?? question.help_text,
    error: useFormPart(store, ({ messages }) => messages[path]),
    isRequired: question.required,
    isDisabled: question.disabled || isDisabled,
    isReadOnly: question.readonly || isReadOnly,
    look: look === 'wizard' ? 'question' : undefined,
  }
}

/** What hangs from the answer above. */
function Details({ group, question: _, ...drawn }: NodeProps & { group: GroupQuestion }) {
  const { store, scope, look } = drawn
  const isShown = useFormPart(store, ({ values }) =>
    group.children.some((child) => isMet(child.when, factsIn(values, scope))),
  )
  if (!isShown) return null
  return (
    <SubField>
      <QuestionNodes
        {...drawn}
        questions={group.children}
        scope={scopeIn(group, scope)}
        look={look.startsWith('wizard') ? 'wizard-detail' : look}
      />
    </SubField>
  )
}
