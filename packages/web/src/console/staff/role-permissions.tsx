import type { AdminPermission } from '@hearthlight/domain/accounts/staff/admin'
import type { QuestionForm } from '../../forms/use-question-form.ts'
import { Notice } from '../../ui/states/notice.tsx'
import { useAnswer } from '../kit/forms/use-answer.ts'
import { PermissionSheet } from './permission-sheet.tsx'
import { permissionsIn } from './use-role-form.ts'

type Props = {
  form: QuestionForm
  /** As it is saved; a new role has nothing before. */
  before?: readonly AdminPermission[]
  own: readonly AdminPermission[]
  isFixed?: boolean
}

/** What a role may, and what is wrong about that. */
export function RolePermissions({ form, before, own, isFixed = false }: Props) {
  const { value, error, set } = useAnswer(form, 'permissions')
  const chosen = permissionsIn(value)
  return (
    <>
      <div role="alert">{error !== undefined && <Notice tone="danger">{error}</Notice>}</div>
      <PermissionSheet {...{ chosen, before: before ?? chosen, own, onChange: isFixed ? undefined : set }} />
    </>
  )
}
