import { NewPerson } from '@hearthlight/domain/accounts/people/people'
import { consolePath } from '@hearthlight/domain/navigation/console-path'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { HttpProblem } from '../../platform/http-problem.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { peopleApi } from '../api/people-api.ts'
import { FormDialog } from '../kit/dialogs/form-dialog.tsx'

const FIELDS = ['email', 'first_name', 'last_name', 'mailing_address', 'city', 'zip'] as const
type Field = (typeof FIELDS)[number]
const NEEDED: readonly Field[] = ['email', 'first_name', 'last_name']
const BLANK: Record<Field, string> = {
  ...{ email: '', first_name: '', last_name: '', mailing_address: '', city: '', zip: '' },
}

export function NewPersonDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['admin-people', 'admin-kit', 'shared'])
  const navigate = useNavigate()
  const [values, setValues] = useState(BLANK)
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set())
  const creating = useMutation({
    mutationFn: peopleApi.create,
    onSuccess: (id) => void navigate(consolePath('person', { id })),
  })
  const submit = () => {
    const given = NewPerson.safeParse(values)
    setWrong(new Set(given.error?.issues.map(({ path }) => String(path[0]))))
    if (given.success) creating.mutate(given.data)
  }
  const errorOf = (name: Field) => {
    if (wrong.has(name))
      return name === 'email' && values.email.trim() !== ''
        ? t('shared:validation.email')
        : t('shared:validation.required')
    const { error } = creating
    return error instanceof HttpProblem
      ? error.fields.find(({ path }) => path.endsWith(name))?.message
      : undefined
  }
  return (
    <FormDialog
      title={t('new.title')}
      submitLabel={t('new.submit')}
      isPending={creating.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('new.text')}</p>
      <div role="alert">
        {creating.error !== null && <Notice tone="danger">{creating.error.message}</Notice>}
      </div>
      {FIELDS.map((name) => (
        <TextField
          key={name}
          name={name}
          label={t(`field.${name}`)}
          type={name === 'email' ? 'email' : 'text'}
          value={values[name]}
          error={errorOf(name)}
          onChange={(value) => setValues({ ...values, [name]: value })}
          maxLength={200}
          autoComplete="off"
          isRequired={NEEDED.includes(name)}
        />
      ))}
    </FormDialog>
  )
}
