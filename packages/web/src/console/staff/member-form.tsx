import { ChangeStaff, type StaffMember } from '@hearthlight/domain/accounts/staff/staff-member'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HttpProblem } from '../../platform/http-problem.ts'
import { notify } from '../../platform/notices.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { refreshMember, staffApi } from '../api/staff-api.ts'
import { CallError } from '../kit/call-error.tsx'
import { fieldErrors } from '../kit/field-errors.ts'
import { useGivableRoles } from '../shared/invite-dialog.tsx'
import styles from './staff.module.css'

/** Name and role of a colleague. A change that somebody else was quicker with is refused, and what was typed stays. */
export function MemberForm({ id, member }: { id: string; member: StaffMember }) {
  const { t } = useTranslation(['admin-staff', 'shared'])
  const { options, hasMore } = useGivableRoles()
  const [typed, setTyped] = useState({ name: member.name, role: member.role?.id ?? '' })
  const [isNameless, setIsNameless] = useState(false)
  const saving = useMutation({
    mutationFn: (body: ChangeStaff) => staffApi.save(id, body),
    onSuccess: () => notify({ tone: 'positive', text: t('member.saved') }),
  })
  const errors = fieldErrors(saving.error)
  const isStale = saving.error instanceof HttpProblem && saving.error.code === 'admin-staff.stale'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { name, role } = typed
    const { revision } = member
    const given = ChangeStaff.safeParse({ name, revision, ...(role !== '' && { role }) })
    setIsNameless(!given.success)
    if (given.success && !saving.isPending) saving.mutate(given.data)
  }
  const own = member.role === null ? [] : [{ value: member.role.id, label: member.role.name }]
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {member.is_self && <Notice tone="info">{t('member.self')}</Notice>}
      <CallError error={errors.whole} />
      {isStale && (
        <Notice tone="info">
          <Button variant="secondary" size="s" onClick={() => void refreshMember(id)}>
            {t('member.look_again')}
          </Button>
        </Notice>
      )}
      <TextField
        name="name"
        label={t('field.name')}
        value={typed.name}
        error={isNameless ? t('shared:validation.required') : errors.of('name')}
        onChange={(name) => setTyped({ ...typed, name })}
        maxLength={100}
        autoComplete="off"
        isRequired
      />
      <Select
        name="role"
        label={t('field.role')}
        description={hasMore ? t('invite.more') : undefined}
        value={typed.role}
        error={errors.of('role')}
        onChange={(role) => setTyped({ ...typed, role })}
        placeholder={member.role === null ? t('own_permissions') : null}
        options={[
          ...own.filter(({ value }) => options.every((option) => option.value !== value)),
          ...options,
        ]}
      />
      <p>
        <Button type="submit" isPending={saving.isPending}>
          {t('member.save')}
        </Button>
      </p>
    </form>
  )
}
