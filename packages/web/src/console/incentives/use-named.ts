import { valueAt } from '@hearthlight/domain/shared/json-path'
import { useTranslation } from 'react-i18next'
import { useEditing } from '../editor/editing.ts'

/** What fields of the incentive name, in words and in their order: `Paid invoice, Photos before and after`. */
export function useNamed(): (keys: readonly string[]) => string {
  const { t } = useTranslation('admin-programs')
  const { document, references } = useEditing()
  return (keys) =>
    keys
      .flatMap((key) => {
        const path = ['incentive', key]
        const known = references(path)
        return [valueAt(document, path)]
          .flat()
          .filter((code) => typeof code === 'string')
          .map(
            (code) =>
              known?.find(({ value }) => value === code)?.label ??
              t(`choice.${code}`, { defaultValue: code }),
          )
      })
      .join(', ')
}
