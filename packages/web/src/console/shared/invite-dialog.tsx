import { beyond } from '@hearthlight/domain/accounts/staff/roles'
import { INVITATION_DAYS } from '@hearthlight/domain/accounts/staff/staff-member'
import { ownField } from '@hearthlight/domain/forms/field-definition'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useQuestionForm } from '../../forms/use-question-form.ts'
import { useQuestions } from '../../forms/use-questions.ts'
import { notify } from '../../platform/notices.ts'
import { sessionQuery } from '../api/session-api.ts'
import { rolesQuery, staffApi } from '../api/staff-api.ts'
import { QuestionDialog } from '../kit/forms/question-dialog.tsx'

/** What a colleague is called, as an invitation and their own page ask it. */
export const STAFF_NAME = ownField({
  name: 'name',
  type: 'text',
  label: 'admin-staff:field.name',
  required: true,
  validations: { max: 100 },
})
const EMAIL = ownField({ name: 'email', type: 'email', label: 'admin-staff:field.email', required: true })

type Props = {
  /** What is known of whom is invited: an advisor, or a role. */
  known?: { readonly name?: string; readonly email?: string; readonly role?: string }
  onClose: () => void
}

/** Asks whom to invite and for what; a refusal stands at its field and what was typed stays. */
export function InviteDialog({ known = {}, onClose }: Props) {
  const { t } = useTranslation('admin-staff')
  const role = ownField({
    ...useRoleField(),
    required: true,
    placeholder: 'admin-staff:field.choose_role',
  })
  const form = useQuestionForm({
    id: 'invite-staff',
    questions: useQuestions([STAFF_NAME, EMAIL, role]),
    known,
    save: async (values) => {
      const email = String(values.email).toLowerCase()
      await staffApi.invite({ email, name: String(values.name), role: String(values.role) })
      notify({ tone: 'positive', text: t('invite.sent', { email }) })
      onClose()
    },
  })
  return (
    <QuestionDialog
      form={form}
      title={t('invite.title')}
      submitLabel={t('invite.submit')}
      intro={<p>{t('invite.text', { days: INVITATION_DAYS })}</p>}
      onClose={onClose}
    />
  )
}

/** Asks for one of the roles that whoever is signed in may give: none that may do more than they. */
export function useRoleField() {
  const { data: session } = useSuspenseQuery(sessionQuery)
  const { data: roles = [] } = useQuery(rolesQuery)
  const givable = roles.filter(({ permissions }) => beyond(permissions, session.fullPermissions).length === 0)
  return {
    name: 'role',
    type: 'select' as const,
    label: 'admin-staff:field.role',
    ...(givable.length < roles.length && { help_text: 'admin-staff:invite.more' }),
    options: givable.map(({ id, name }) => ({ value: id, label: name })),
  }
}
