import type { StaffMember } from '@hearthlight/domain/accounts/staff/staff-member'
import { ownField } from '@hearthlight/domain/forms/field-definition'
import { useTranslation } from 'react-i18next'
import { useQuestionForm } from '../../forms/use-question-form.ts'
import { useQuestions } from '../../forms/use-questions.ts'
import { notify } from '../../platform/notices.ts'
import { Notice } from '../../ui/states/notice.tsx'
import { refreshMember, staffApi } from '../api/staff-api.ts'
import { LookAgain } from '../kit/forms/look-again.tsx'
import { PageForm } from '../kit/forms/page-form.tsx'
import { STAFF_NAME, useRoleField } from '../shared/invite-dialog.tsx'

/** Name and role of a colleague. A change that somebody else was quicker with is refused, and what was typed stays. */
export function MemberForm({ id, member }: { id: string; member: StaffMember }) {
  const { t } = useTranslation('admin-staff')
  const { name, role, revision } = member
  const { options, ...asked } = useRoleField()
  const own = role === null ? [] : [{ value: role.id, label: role.name }]
  const others = options.filter(({ value }) => value !== role?.id)
  const form = useQuestionForm({
    id: 'staff-member',
    record: id,
    questions: useQuestions([
      STAFF_NAME,
      ownField({
        ...asked,
        default: role?.id,
        placeholder: 'admin-staff:own_permissions',
        options: [...own, ...others],
      }),
    ]),
    known: { name },
    save: async (values) => {
      const chosen = values.role === '' ? {} : { role: String(values.role) }
      await staffApi.save(id, { name: String(values.name), revision, ...chosen })
      notify({ tone: 'positive', text: t('member.saved') })
    },
  })
  return (
    <PageForm form={form} submitLabel={t('member.save')}>
      {member.is_self && <Notice tone="info">{t('member.self')}</Notice>}
      <LookAgain form={form} code="admin-staff.stale" refresh={() => refreshMember(id)} />
    </PageForm>
  )
}
