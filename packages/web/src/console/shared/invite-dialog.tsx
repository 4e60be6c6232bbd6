import { beyond } from '@hearthlight/domain/accounts/staff/roles'
import { INVITATION_DAYS, InviteStaff } from '@hearthlight/domain/accounts/staff/staff-member'
import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../platform/notices.ts'
import { Select } from '../../ui/fields/select.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { sessionQuery } from '../api/session-api.ts'
import { rolesQuery, staffApi } from '../api/staff-api.ts'
import { CallError } from '../kit/call-error.tsx'
import { FormDialog } from '../kit/dialogs/form-dialog.tsx'
import { fieldErrors } from '../kit/field-errors.ts'

type Props = {
  /** What is known of whom is invited: an advisor, or a role. */
  known?: { readonly name?: string; readonly email?: string; readonly role?: string }
  onClose: () => void
}

/** Asks whom to invite and for what; a refusal stands at its field and what was typed stays. */
export function InviteDialog({ known, onClose }: Props) {
  const { t } = useTranslation(['admin-staff', 'admin-kit', 'shared'])
  const roles = useGivableRoles()
  const [values, setValues] = useState({ email: '', name: '', role: '', ...known })
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set())
  const inviting = useMutation({
    mutationFn: staffApi.invite,
    onSuccess: (_, { email }) => {
      notify({ tone: 'positive', text: t('invite.sent', { email }) })
      onClose()
    },
  })
  const errors = fieldErrors(inviting.error)
  const submit = () => {
    const given = InviteStaff.safeParse({ ...values, email: values.email.trim() })
    setWrong(new Set(given.error?.issues.map(({ path }) => String(path[0]))))
    if (given.success) inviting.mutate(given.data)
  }
  const errorOf = (name: keyof typeof values) => {
    if (!wrong.has(name)) return errors.of(name)
    const isMistyped = name === 'email' && values.email.trim() !== ''
    return t(isMistyped ? 'shared:validation.email' : 'shared:validation.required')
  }
  const field = (name: 'name' | 'email') => ({
    ...{ name, label: t(`field.${name}`), value: values[name], error: errorOf(name) },
    onChange: (value: string) => setValues({ ...values, [name]: value }),
    ...{ autoComplete: 'off', isRequired: true },
  })
  return (
    <FormDialog
      title={t('invite.title')}
      submitLabel={t('invite.submit')}
      isPending={inviting.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('invite.text', { days: INVITATION_DAYS })}</p>
      <CallError error={errors.whole} />
      <TextField {...field('name')} maxLength={100} />
      <TextField {...field('email')} type="email" maxLength={254} />
      <Select
        name="role"
        label={t('field.role')}
        description={roles.hasMore ? t('invite.more') : undefined}
        value={values.role}
        error={errorOf('role')}
        onChange={(role) => setValues({ ...values, role })}
        placeholder={t('field.choose_role')}
        options={roles.options}
        isRequired
      />
    </FormDialog>
  )
}

/** The roles that whoever is signed in may give: none that may do more than they. */
export function useGivableRoles() {
  const { data: session } = useSuspenseQuery(sessionQuery)
  const { data: roles = [] } = useQuery(rolesQuery)
  const givable = roles.filter(({ permissions }) => beyond(permissions, session.fullPermissions).length === 0)
  return {
    options: givable.map(({ id, name }) => ({ value: id, label: name })),
    hasMore: givable.length < roles.length,
  }
}
