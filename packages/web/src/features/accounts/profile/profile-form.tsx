import type { ProfileFields } from '@hearthlight/domain/accounts/profile'
import type { CurrentUser } from '@hearthlight/domain/accounts/user'
import type { FieldValues } from '@hearthlight/domain/forms/field-values'
import { afterProfileSave } from '@hearthlight/domain/navigation/destinations'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { detailSearchField } from '../../../forms/account-fields.ts'
import { FormView } from '../../../forms/form-view.tsx'
import { useQuestionForm } from '../../../forms/use-question-form.ts'
import { useQuestions } from '../../../forms/use-questions.ts'
import { HttpProblem } from '../../../platform/http-problem.ts'
import { dismissAll, notify } from '../../../platform/notices.ts'
import { usePartner } from '../../../platform/partner.ts'
import { refreshCurrentUser } from '../../../platform/session.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import { accountsApi } from '../accounts-api.ts'
import { useProfileFields } from './profile-fields.ts'
import { profileValues } from './profile-values.ts'

/** The form of a page: it names its mistakes in the title of the tab too, so the page holds it. */
export function useProfileForm(user: CurrentUser) {
  const { t } = useTranslation('accounts')
  const navigate = useNavigate()
  const { fields, words, consentMessage, isLocked } = useProfileFields(user)
  const isSearching = user.extra_info.verification_step === 'detail_search'
  const save = async ({ accountId = '', ...values }: FieldValues) => {
    await withReason(
      (title) => t('screen.profile.failed', { title }),
      () => accountsApi.saveProfile(user.id, { user: values as ProfileFields }),
    )
    // What stood here asked for this.
    dismissAll()
    notify({ tone: 'positive', text: t('screen.profile.saved') })
    await refreshCurrentUser()
    await navigate(afterProfileSave(user.extra_info), isSearching ? { state: { accountId } } : {})
  }
  const form = useQuestionForm({
    id: 'profile',
    questions: useQuestions(isSearching ? [...fields, detailSearchField] : fields),
    under: 'user',
    known: profileValues(user),
    invalidTitle: (messages) => (Object.keys(messages).join() === 'consent' ? consentMessage : undefined),
    save,
  })
  return { form, words, isLocked, hasErrors: form.summary !== null }
}

export function ProfileForm({ form, words, isLocked }: ReturnType<typeof useProfileForm>) {
  const { t } = useTranslation('accounts')
  const partner = usePartner()
  return (
    <>
      {isLocked && <Notice>{t('screen.profile.locked', { partner: partner.name })}</Notice>}
      <FormView form={form} words={words} submitLabel={t('screen.profile.submit')} />
    </>
  )
}

async function withReason(titleFor: (title: string) => string, call: () => Promise<unknown>): Promise<void> {
  try {
    await call()
  } catch (cause) {
    if (!(cause instanceof HttpProblem)) throw cause
    throw new HttpProblem({
      status: cause.status,
      code: cause.code,
      title: titleFor(cause.title),
      fields: cause.fields,
    })
  }
}
