import type { Webhook } from '@hearthlight/domain/webhooks/webhook'
import { EVENT_TYPES, EventType } from '@hearthlight/domain/webhooks/webhook-event'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { CheckboxGroup } from '../../ui/fields/choices/checkbox-group.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { webhooksApi } from '../api/webhooks-api.ts'
import { CallError } from '../kit/call-error.tsx'
import { FormDialog } from '../kit/dialogs/form-dialog.tsx'
import { fieldErrors } from '../kit/field-errors.ts'
import { eventInWords } from './event-words.ts'

type Props = {
  endpoint?: (Webhook & { readonly id: string }) | undefined
  onSecret: (secret: string) => void
  onClose: () => void
}

/** Adds an endpoint or changes one. A new one has a secret to show. */
export function WebhookDialog({ endpoint, onSecret, onClose }: Props) {
  const { t } = useTranslation('admin-webhooks')
  const [url, setUrl] = useState(endpoint?.url ?? '')
  const [events, setEvents] = useState<readonly string[]>(endpoint?.events ?? EVENT_TYPES)
  const [isActive, setIsActive] = useState(endpoint?.is_active ?? true)
  const saving = useMutation({
    mutationFn: async () => {
      const chosen = events.map((event) => EventType.parse(event))
      const body = { url, events: chosen, is_active: isActive }
      if (endpoint === undefined) onSecret(await webhooksApi.add(body))
      else await webhooksApi.change(endpoint.id, { ...body, version: endpoint.version })
    },
    onSuccess: onClose,
  })
  const errors = fieldErrors(saving.error)
  return (
    <FormDialog
      title={t(endpoint === undefined ? 'webhook.add' : 'webhook.edit_title')}
      submitLabel={t('webhook.save')}
      isPending={saving.isPending}
      onSubmit={() => saving.mutate()}
      onClose={onClose}
    >
      <CallError error={errors.whole} />
      <TextField
        name="url"
        type="url"
        label={t('webhook.url')}
        description={t('webhook.url_hint')}
        error={errors.of('url')}
        value={url}
        onChange={setUrl}
        autoComplete="off"
        spellCheck={false}
        isRequired
      />
      <CheckboxGroup
        name="events"
        label={t('webhook.events')}
        error={errors.of('events')}
        value={events}
        onChange={setEvents}
        choices={EVENT_TYPES.map((value) => ({ value, label: eventInWords(t, value) }))}
      />
      <Checkbox name="is_active" label={t('webhook.is_active')} value={isActive} onChange={setIsActive} />
    </FormDialog>
  )
}
