import { compileQuestions } from '@hearthlight/domain/forms/compile-questions'
import { FieldDefinition, type FieldDefinitionInput } from '@hearthlight/domain/forms/field-definition'
import type { FieldValues } from '@hearthlight/domain/forms/field-values'
import type { Question } from '@hearthlight/domain/forms/question'
import { placedQuestions } from '@hearthlight/domain/forms/question-paths'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Questions } from '../../forms/questions.tsx'
import { useQuestionForm } from '../../forms/use-question-form.ts'
import { HttpProblem } from '../../platform/http-problem.ts'
import styles from './kit.module.css'

const OPTIONS = [
  { value: 'gas', label: 'Natural gas' },
  { value: 'electric', label: 'Electricity' },
]
const FIELDS: readonly FieldDefinitionInput[] = [
  { name: 'date', type: 'date', label: 'date' },
  { name: 'integer', type: 'integer', label: 'integer' },
  { name: 'decimal', type: 'decimal', label: 'decimal', unit: 'kW' },
  { name: 'phone', type: 'phone', label: 'phone' },
  { name: 'multi', type: 'multi_select', label: 'multi_select', options: OPTIONS },
  { name: 'address', type: 'address', label: 'address' },
]
const VALUES: FieldValues = {
  date: '1974-05-01',
  integer: 6,
  decimal: 7.5,
  phone: '920-555-0142',
  multi: ['gas'],
  'address/address1': '418 Birchwood Lane',
  'address/city': 'Sheboygan',
  'address/region': 'WI',
  'address/zip': '53081',
  floor: '2',
  windows: 2,
  'windows/0/room': 'Kitchen',
  'windows/1/room': 'A bedroom with a very long name over the garage at the north side',
  bill: ['bill-2026-03.pdf'],
}
const STATES = [
  { id: 'empty', name: 'Empty', values: {}, more: {} },
  { id: 'filled', name: 'Answered', values: VALUES, more: {} },
  { id: 'invalid', name: 'Refused', values: {}, more: {} },
  { id: 'disabled', name: 'Disabled', values: VALUES, more: { isDisabled: true } },
  { id: 'readonly', name: 'Read-only', values: VALUES, more: { isReadOnly: true } },
] as const
type State = (typeof STATES)[number]

const compile = (fields: readonly FieldDefinitionInput[], t: (key: string) => string) =>
  compileQuestions(
    fields.map((field) => FieldDefinition.parse(field)),
    t,
  )
const room: FieldDefinitionInput = { name: 'room', type: 'text', label: 'room', required: true }

/** A tree of every kind of question, its own for each form: an id stands once on a page. */
function kitTree(t: (key: string) => string): readonly Question[] {
  const floor: FieldDefinitionInput = { name: 'floor', type: 'integer', label: 'field in a group' }
  return [
    ...compile(FIELDS, t),
    {
      kind: 'group',
      name: 'group',
      title: 'group',
      text: 'Questions that stand together.',
      nests: false,
      needs: 'each',
      children: compile([floor], t),
    },
    {
      kind: 'repeat',
      name: 'windows',
      title: 'repeat',
      min: 1,
      max: 3,
      children: compile([room], t),
    },
    {
      kind: 'document',
      name: 'bill',
      label: 'document',
      help_text: 'Three at most.',
      required: true,
      max: 3,
    },
  ]
}

/** Every kind of question in every state it can be in, side by side. */
export function KitQuestions({ theme }: { theme: string }) {
  return (
    <div className={styles.states}>
      {STATES.map((state) => (
        <section key={state.id} className={styles.state}>
          <h3>{state.name}</h3>
          <KitTree state={state} prefix={`${theme}-${state.id}`} />
        </section>
      ))}
    </div>
  )
}

function KitTree({ state, prefix }: { state: State; prefix: string }) {
  const { t } = useTranslation('buildings')
  const questions = useMemo(
    (): readonly Question[] => [
      { kind: 'group', name: prefix, nests: true, needs: 'each', children: kitTree((key) => t(key)) },
    ],
    [t, prefix],
  )
  const known = Object.fromEntries(
    Object.entries(state.values).map(([path, value]) => [`${prefix}/${path}`, value]),
  )
  const form = useQuestionForm({
    id: 'kit-questions',
    record: prefix,
    questions,
    known,
    upload: async (file) => file.name,
  })
  const { refuse, read } = form
  // biome-ignore lint/correctness/useExhaustiveDependencies: refused once, when it opens
  useEffect(() => {
    if (state.id !== 'invalid') return
    const paths = [...placedQuestions(questions, read()).map(({ path }) => path), `${prefix}/windows`]
    const fields = paths.map((path) => ({ path, message: 'This field is required.' }))
    refuse(new HttpProblem({ status: 422, code: 'shared.invalid-form', title: '', fields }))
  }, [])
  return <Questions form={form} {...state.more} />
}
