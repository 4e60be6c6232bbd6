import { ownField } from '@hearthlight/domain/forms/field-definition'
import { chosenValues } from '@hearthlight/domain/forms/field-values'
import type { Webhook } from '@hearthlight/domain/webhooks/webhook'
import { EVENT_TYPES } from '@hearthlight/domain/webhooks/webhook-event'
import { useTranslation } from 'react-i18next'
import { useQuestionForm } from '../../forms/use-question-form.ts'
import { useQuestions } from '../../forms/use-questions.ts'
import { webhooksApi } from '../api/webhooks-api.ts'
import { QuestionDialog } from '../kit/forms/question-dialog.tsx'
import { eventInWords } from './event-words.ts'

const URL_FIELD = ownField({
  name: 'url',
  type: 'text',
  label: 'admin-webhooks:webhook.url',
  required: true,
  help_text: 'admin-webhooks:webhook.url_hint',
  validations: { max: 2000 },
  messages: { required: 'admin-webhooks:webhook.address_wrong' },
})
const IS_ACTIVE = ownField({
  name: 'is_active',
  type: 'checkbox',
  label: 'admin-webhooks:webhook.is_active',
})

type Props = {
  endpoint?: (Webhook & { readonly id: string }) | undefined
  onSecret: (secret: string) => void
  onClose: () => void
}

/** Adds an endpoint or changes one. A new one has a secret to show. */
export function WebhookDialog({ endpoint, onSecret, onClose }: Props) {
  const { t } = useTranslation('admin-webhooks')
  const events = ownField({
    name: 'events',
    type: 'multi_select',
    label: 'admin-webhooks:webhook.events',
    required: true,
    messages: { required: 'admin-webhooks:webhook.events_none' },
    options: EVENT_TYPES.map((value) => ({ value, label: eventInWords(t, value) })),
  })
  const form = useQuestionForm({
    id: 'webhook',
    record: endpoint?.id,
    questions: useQuestions([URL_FIELD, events, IS_ACTIVE]),
    known: { events: EVENT_TYPES, is_active: true, ...endpoint },
    save: async (values) => {
      const chosen = chosenValues(values.events)
      const body = {
        url: String(values.url),
        events: EVENT_TYPES.filter((event) => chosen.includes(event)),
        is_active: values.is_active === true,
      }
      if (endpoint === undefined) onSecret(await webhooksApi.add(body))
      else await webhooksApi.change(endpoint.id, { ...body, version: endpoint.version })
      onClose()
    },
  })
  return (
    <QuestionDialog
      form={form}
      title={t(endpoint === undefined ? 'webhook.add' : 'webhook.edit_title')}
      submitLabel={t('webhook.save')}
      onClose={onClose}
    />
  )
}
