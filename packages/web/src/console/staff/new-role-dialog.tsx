import type { AdminPermission } from '@hearthlight/domain/accounts/staff/admin'
import { useTranslation } from 'react-i18next'
import type { RoleBegun } from '../api/staff-api.ts'
import { staffApi } from '../api/staff-api.ts'
import { QuestionDialog } from '../kit/forms/question-dialog.tsx'
import { RolePermissions } from './role-permissions.tsx'
import { onlyName, useRoleForm } from './use-role-form.ts'

type Props = {
  begun: RoleBegun
  own: readonly AdminPermission[]
  onMade: (id: string) => void
  onClose: () => void
}

/** Makes a role: a copy begins with what its pattern may, as far as whoever makes it may give that. */
export function NewRoleDialog({ begun, own, onMade, onClose }: Props) {
  const { t } = useTranslation('admin-staff')
  const known = { name: begun.name, permissions: begun.permissions.filter((each) => own.includes(each)) }
  const form = useRoleForm(known, async (role) => onMade(await staffApi.createRole(role)))
  return (
    <QuestionDialog
      form={form}
      questions={onlyName(form)}
      size="l"
      title={t('roles.new_title')}
      submitLabel={t('roles.create')}
      onClose={onClose}
    >
      <RolePermissions form={form} own={own} />
    </QuestionDialog>
  )
}
