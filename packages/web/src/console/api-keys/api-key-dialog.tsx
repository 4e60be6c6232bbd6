import { KEY_SCOPES, KeyScope } from '@hearthlight/domain/api-keys/api-key'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckboxGroup } from '../../ui/fields/choices/checkbox-group.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { apiKeysApi } from '../api/api-keys-api.ts'
import { CallError } from '../kit/call-error.tsx'
import { FormDialog } from '../kit/dialogs/form-dialog.tsx'
import { fieldErrors } from '../kit/field-errors.ts'

/** Makes a key: its name and what it may read. */
export function ApiKeyDialog({ onMade, onClose }: { onMade: (key: string) => void; onClose: () => void }) {
  const { t } = useTranslation('admin-api-keys')
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly string[]>([])
  const saving = useMutation({
    mutationFn: async () =>
      onMade(await apiKeysApi.add({ name, scopes: scopes.map((scope) => KeyScope.parse(scope)) })),
    onSuccess: onClose,
  })
  const errors = fieldErrors(saving.error)
  return (
    <FormDialog
      title={t('add')}
      submitLabel={t('add')}
      isPending={saving.isPending}
      onSubmit={() => saving.mutate()}
      onClose={onClose}
    >
      <CallError error={errors.whole} />
      <TextField
        name="name"
        label={t('name')}
        description={t('name_hint')}
        error={errors.of('name')}
        value={name}
        onChange={setName}
        maxLength={100}
        autoComplete="off"
        isRequired
      />
      <CheckboxGroup
        name="scopes"
        label={t('scopes')}
        error={errors.of('scopes')}
        value={scopes}
        onChange={setScopes}
        choices={KEY_SCOPES.map((value) => ({ value, label: t(`${value}`) }))}
      />
    </FormDialog>
  )
}
