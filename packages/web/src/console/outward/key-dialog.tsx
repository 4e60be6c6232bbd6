import { KEY_SCOPES, KeyScope } from '@hearthlight/domain/outward/api-key'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckboxGroup } from '../../ui/fields/choices/checkbox-group.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { outwardApi } from '../api/outward-api.ts'
import { CallError } from '../kit/call-error.tsx'
import { FormDialog } from '../kit/dialogs/form-dialog.tsx'
import { fieldErrors } from '../kit/field-errors.ts'

/** Makes a key: its name and what it may read. */
export function KeyDialog({ onMade, onClose }: { onMade: (key: string) => void; onClose: () => void }) {
  const { t } = useTranslation('admin-outward')
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly string[]>([])
  const saving = useMutation({
    mutationFn: async () =>
      onMade(await outwardApi.addKey({ name, scopes: scopes.map((scope) => KeyScope.parse(scope)) })),
    onSuccess: onClose,
  })
  const errors = fieldErrors(saving.error)
  return (
    <FormDialog
      title={t('key.add')}
      submitLabel={t('key.add')}
      isPending={saving.isPending}
      onSubmit={() => saving.mutate()}
      onClose={onClose}
    >
      <CallError error={errors.whole} />
      <TextField
        name="name"
        label={t('key.name')}
        description={t('key.name_hint')}
        error={errors.of('name')}
        value={name}
        onChange={setName}
        maxLength={100}
        autoComplete="off"
        isRequired
      />
      <CheckboxGroup
        name="scopes"
        label={t('key.scopes')}
        error={errors.of('scopes')}
        value={scopes}
        onChange={setScopes}
        choices={KEY_SCOPES.map((value) => ({ value, label: t(`key.${value}`) }))}
      />
    </FormDialog>
  )
}
