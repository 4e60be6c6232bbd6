import { useTranslation } from 'react-i18next'
import { TextField } from '../../ui/fields/text-field.tsx'

type Props = { name: string; isMissing: boolean; error: string | undefined; onChange: (name: string) => void }

/** What a role is called. */
export function RoleNameField({ name, isMissing, error, onChange }: Props) {
  const { t } = useTranslation(['admin-staff', 'shared'])
  return (
    <TextField
      name="role-name"
      label={t('roles.name')}
      value={name}
      error={isMissing ? t('shared:validation.required') : error}
      onChange={onChange}
      maxLength={60}
      autoComplete="off"
      isRequired
    />
  )
}
