import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { type IdentifiedProvider, meterProvidersApi } from '../../api/meter-providers-api.ts'
import { CallError } from '../../kit/call-error.tsx'
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx'
import { fieldErrors } from '../../kit/field-errors.ts'

type Props = { utility: IdentifiedProvider | undefined; onClose: () => void }

const FIELDS = [
  ...(['name', 'authorization_url', 'token_url', 'resource_url', 'revocation_url'] as const),
  ...(['scope', 'client_id', 'secret'] as const),
] as const
type Field = (typeof FIELDS)[number]

const HINTED: ReadonlySet<Field> = new Set(['resource_url', 'revocation_url', 'scope', 'secret'])
const isAddress = (field: Field) => field.endsWith('_url')

/** Adds a utility or changes one. Its secret is written and never read: left empty, the stored one stays. */
export function UtilityDialog({ utility, onClose }: Props) {
  const { t } = useTranslation('admin-readings')
  const [values, setValues] = useState<Readonly<Record<Field, string>>>({
    name: '',
    authorization_url: '',
    token_url: '',
    resource_url: '',
    scope: '',
    client_id: '',
    ...utility,
    revocation_url: utility?.revocation_url ?? '',
    secret: '',
  })
  const [uses_pkce, setUsesPkce] = useState(utility?.uses_pkce ?? true)
  const saving = useMutation({
    mutationFn: () => {
      const { name, authorization_url, token_url, resource_url, scope, client_id, secret } = values
      const revocation_url = values.revocation_url === '' ? null : values.revocation_url
      const said = { name, authorization_url, token_url, revocation_url, resource_url, scope, client_id }
      if (utility === undefined) return meterProvidersApi.add({ ...said, uses_pkce, secret })
      const { id, version } = utility
      return meterProvidersApi.change(id, { ...said, uses_pkce, version, ...(secret !== '' && { secret }) })
    },
    onSuccess: onClose,
  })
  const errors = fieldErrors(saving.error)
  const hintOf = (field: Field) => {
    if (field === 'secret' && utility !== undefined) return t('utility.hint.secret_kept')
    return HINTED.has(field) ? t(`utility.hint.${field as 'scope'}`) : undefined
  }
  return (
    <FormDialog
      title={t(utility === undefined ? 'utility.add' : 'utility.change_title')}
      size="l"
      submitLabel={t('utility.save')}
      isPending={saving.isPending}
      onSubmit={() => saving.mutate()}
      onClose={onClose}
    >
      <CallError error={errors.whole} />
      {FIELDS.map((field) => (
        <TextField
          key={field}
          name={field}
          type={field === 'secret' ? 'password' : isAddress(field) ? 'url' : 'text'}
          label={t(`utility.field.${field}`)}
          description={hintOf(field)}
          error={errors.of(field)}
          value={values[field]}
          onChange={(value) => setValues({ ...values, [field]: value })}
          autoComplete={field === 'secret' ? 'new-password' : 'off'}
          spellCheck={false}
          isRequired={field !== 'revocation_url' && !(field === 'secret' && utility !== undefined)}
        />
      ))}
      <Checkbox
        name="uses_pkce"
        label={t('utility.field.uses_pkce')}
        value={uses_pkce}
        onChange={setUsesPkce}
      />
    </FormDialog>
  )
}
