import { ownField } from '@hearthlight/domain/forms/field-definition'
import { codeOf } from '@hearthlight/domain/shared/code-of'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { type ControlProps, textOf } from '../../../forms/controls/control-props.ts'
import { useFormPart } from '../../../forms/form-store.ts'
import { useQuestionForm } from '../../../forms/use-question-form.ts'
import { useQuestions } from '../../../forms/use-questions.ts'
import { ConsoleControl } from '../../kit/forms/console-control.tsx'
import { QuestionDialog } from '../../kit/forms/question-dialog.tsx'
import type { Option } from '../editing.ts'

const NAMED = [
  ownField({ name: 'name', type: 'text', label: 'admin-programs:field.name', required: true }),
  ownField({
    name: 'code',
    type: 'text',
    label: 'admin-programs:field.code',
    required: true,
    help_text: 'admin-programs:new.code_hint',
  }),
]

type Props = {
  title: string
  /** What it may begin from, besides nothing. */
  sources: readonly Option[]
  create: (made: { name: string; code: string; source: string }) => Promise<string>
  addressOf: (id: string) => string
  onClose: () => void
}

/** Begins something new: its name, its code, and what it is copied from. */
export function NewDialog({ title, sources, create, addressOf, onClose }: Props) {
  const { t } = useTranslation('admin-programs')
  const navigate = useNavigate()
  const source = ownField({
    name: 'source',
    type: 'select',
    label: 'admin-programs:new.from',
    options: [...sources],
    placeholder: 'admin-programs:new.nothing',
  })
  const form = useQuestionForm({
    id: 'new-draft',
    questions: useQuestions([...NAMED, source]),
    save: async ({ name, code, source: copied }) => {
      const id = await create({ name: String(name), code: codeOf(String(code)), source: textOf(copied) })
      await navigate(addressOf(id))
    },
  })
  return (
    <QuestionDialog
      form={form}
      title={title}
      submitLabel={t('new.create')}
      Control={NewControl}
      onClose={onClose}
    />
  )
}

const NewControl = (props: ControlProps) =>
  props.path === 'code' ? <CodeControl {...props} /> : <ConsoleControl {...props} />

/** The code is made of the name for as long as nobody writes one. */
function CodeControl(props: ControlProps) {
  const { store, value, onChange } = props
  const made = codeOf(useFormPart(store, ({ values }) => textOf(values['name'])))
  const before = useRef('')
  useLayoutEffect(() => {
    if (value === before.current && value !== made) onChange(made)
    before.current = made
  }, [made, value, onChange])
  const write = (typed: ControlProps['value']) => {
    const text = textOf(typed)
    onChange(codeOf(text) + (text.endsWith('-') ? '-' : ''))
  }
  return <ConsoleControl {...props} onChange={write} />
}
