import { KEY_SCOPES } from '@hearthlight/domain/api-keys/api-key'
import { ownField } from '@hearthlight/domain/forms/field-definition'
import { chosenValues } from '@hearthlight/domain/forms/field-values'
import { useTranslation } from 'react-i18next'
import { useQuestionForm } from '../../forms/use-question-form.ts'
import { useQuestions } from '../../forms/use-questions.ts'
import { apiKeysApi } from '../api/api-keys-api.ts'
import { QuestionDialog } from '../kit/forms/question-dialog.tsx'

const FIELDS = [
  ownField({
    name: 'name',
    type: 'text',
    label: 'admin-api-keys:name',
    help_text: 'admin-api-keys:name_hint',
    required: true,
    validations: { max: 100 },
    messages: { required: 'admin-api-keys:name_missing' },
  }),
  ownField({
    name: 'scopes',
    type: 'multi_select',
    label: 'admin-api-keys:scopes',
    required: true,
    messages: { required: 'admin-api-keys:scopes_none' },
    options: KEY_SCOPES.map((value) => ({ value, label: `admin-api-keys:${value}` })),
  }),
]

/** Makes a key: its name and what it may read. */
export function ApiKeyDialog({ onMade, onClose }: { onMade: (key: string) => void; onClose: () => void }) {
  const { t } = useTranslation('admin-api-keys')
  const form = useQuestionForm({
    id: 'new-api-key',
    questions: useQuestions(FIELDS),
    save: async (values) => {
      const chosen = chosenValues(values.scopes)
      const scopes = KEY_SCOPES.filter((scope) => chosen.includes(scope))
      onMade(await apiKeysApi.add({ name: String(values.name), scopes }))
      onClose()
    },
  })
  return <QuestionDialog form={form} title={t('add')} submitLabel={t('add')} onClose={onClose} />
}
