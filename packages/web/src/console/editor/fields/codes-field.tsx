import type { JsonPath } from '@hearthlight/domain/shared/json-path'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { controlName, useEditing } from '../editing.ts'

type Props = { path: JsonPath; label: string; list: readonly string[] }

/** Codes that stand nowhere else are written with commas between them. */
export function CodesField({ path, label, list }: Props) {
  const { change, defectAt } = useEditing()
  const { t } = useTranslation('admin-programs')
  return (
    <TextField
      label={label}
      description={t('editor.by_comma')}
      name={controlName(path)}
      error={defectAt(path)}
      value={list.join(', ')}
      onChange={(text) =>
        change(
          path,
          text
            .split(/,\s?/)
            .filter((part, index, all) => part !== '' || (index === all.length - 1 && all.length > 1)),
        )
      }
    />
  )
}
