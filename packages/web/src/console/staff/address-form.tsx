import type { StaffMember } from '@hearthlight/domain/accounts/staff/staff-member'
import { ownField } from '@hearthlight/domain/forms/field-definition'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useQuestionForm } from '../../forms/use-question-form.ts'
import { useQuestions } from '../../forms/use-questions.ts'
import { notify } from '../../platform/notices.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { staffApi } from '../api/staff-api.ts'
import { CallError } from '../kit/call-error.tsx'
import { PageForm } from '../kit/forms/page-form.tsx'
import { useProof } from '../security/proof.tsx'
import styles from './staff.module.css'

const FIELDS = [
  ownField({
    name: 'email',
    type: 'email',
    label: 'admin-staff:member.new_address',
    required: true,
    help_text: 'admin-staff:member.new_address_hint',
    messages: { required: 'shared:validation.email' },
  }),
]

/** Another address of a colleague: it counts once its mailbox has confirmed it. */
export function AddressForm({ id, member }: { id: string; member: StaffMember }) {
  const { t } = useTranslation('admin-staff')
  const withProof = useProof()
  const form = useQuestionForm({
    id: 'staff-address',
    record: id,
    questions: useQuestions(FIELDS),
    save: async (values) => {
      const email = String(values.email).toLowerCase()
      await withProof(() => staffApi.askAddress(id, email))
      form.reopen()
      notify({ tone: 'positive', text: t('member.asked_address', { email }) })
    },
  })
  const dropping = useMutation({ mutationFn: () => staffApi.dropAddress(id) })
  return (
    <PageForm form={form} submitLabel={t('member.ask_address')} submitVariant="secondary">
      <CallError error={dropping.error} />
      {member.new_email !== null && (
        <Notice tone="info">
          <div className={styles.stack}>
            <p>{t('member.waiting_address', { email: member.new_email, old: member.email })}</p>
            <p>
              <Button
                variant="secondary"
                size="s"
                isPending={dropping.isPending}
                onClick={() => dropping.mutate()}
              >
                {t('member.drop_address')}
              </Button>
            </p>
          </div>
        </Notice>
      )}
    </PageForm>
  )
}
