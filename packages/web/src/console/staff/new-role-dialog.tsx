import type { AdminPermission } from '@hearthlight/domain/accounts/staff/admin'
import { RoleInput } from '@hearthlight/domain/accounts/staff/staff-role'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/states/notice.tsx'
import type { RoleBegun } from '../api/staff-api.ts'
import { staffApi } from '../api/staff-api.ts'
import { CallError } from '../kit/call-error.tsx'
import { FormDialog } from '../kit/dialogs/form-dialog.tsx'
import { fieldErrors } from '../kit/field-errors.ts'
import { PermissionSheet } from './permission-sheet.tsx'
import { RoleNameField } from './role-name-field.tsx'

type Props = {
  begun: RoleBegun
  own: readonly AdminPermission[]
  onMade: (id: string) => void
  onClose: () => void
}

/** Makes a role: a copy begins with what its pattern may, as far as whoever makes it may give that. */
export function NewRoleDialog({ begun, own, onMade, onClose }: Props) {
  const { t } = useTranslation(['admin-staff', 'admin-kit', 'shared'])
  const [name, setName] = useState(begun.name)
  const [chosen, setChosen] = useState(() => begun.permissions.filter((each) => own.includes(each)))
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set())
  const making = useMutation({ mutationFn: staffApi.createRole, onSuccess: onMade })
  const errors = fieldErrors(making.error)
  const submit = () => {
    const given = RoleInput.safeParse({ name, permissions: chosen })
    setWrong(new Set(given.error?.issues.map(({ path }) => String(path[0]))))
    if (given.success) making.mutate(given.data)
  }
  const permissionError = wrong.has('permissions') ? t('problem.no-permission') : errors.of('permissions')
  return (
    <FormDialog
      size="l"
      title={t('roles.new_title')}
      submitLabel={t('roles.create')}
      isPending={making.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <CallError error={errors.whole} />
      <RoleNameField name={name} isMissing={wrong.has('name')} error={errors.of('name')} onChange={setName} />
      <div role="alert">
        {permissionError !== undefined && <Notice tone="danger">{permissionError}</Notice>}
      </div>
      <PermissionSheet chosen={chosen} before={chosen} own={own} onChange={setChosen} />
    </FormDialog>
  )
}
