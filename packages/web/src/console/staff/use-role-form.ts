import { ADMIN_PERMISSIONS, type AdminPermission } from '@hearthlight/domain/accounts/staff/admin'
import type { RoleInput } from '@hearthlight/domain/accounts/staff/staff-role'
import { ownField } from '@hearthlight/domain/forms/field-definition'
import { chosenValues } from '@hearthlight/domain/forms/field-values'
import { type QuestionForm, useQuestionForm } from '../../forms/use-question-form.ts'
import { useQuestions } from '../../forms/use-questions.ts'

const FIELDS = [
  ownField({
    name: 'name',
    type: 'text',
    label: 'admin-staff:roles.name',
    required: true,
    validations: { max: 60 },
  }),
  ownField({
    name: 'permissions',
    type: 'multi_select',
    label: 'admin-staff:roles.list',
    required: true,
    messages: { required: 'admin-staff:problem.no-permission' },
    options: ADMIN_PERMISSIONS.map((value) => ({ value, label: value })),
  }),
]

export const permissionsIn = (value: unknown): AdminPermission[] => {
  const chosen = chosenValues(value)
  return ADMIN_PERMISSIONS.filter((permission) => chosen.includes(permission))
}

type Role = { readonly name: string; readonly permissions: readonly AdminPermission[] }

/** What a role is called and may. */
export const useRoleForm = (known: Role, save: (role: RoleInput) => Promise<void>) =>
  useQuestionForm({
    id: 'staff-role',
    questions: useQuestions(FIELDS),
    known: { name: known.name, permissions: known.permissions },
    save: ({ name, permissions }) => save({ name: String(name), permissions: permissionsIn(permissions) }),
  })

/** The questions that stand as fields; the permissions have a sheet of their own. */
export const onlyName = ({ questions }: QuestionForm) => questions.slice(0, 1)
