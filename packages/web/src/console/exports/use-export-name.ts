import type { Export } from '@hearthlight/domain/exports/export-file'
import { useTranslation } from 'react-i18next'

/** What a choice is called: what is taken, and from which program or incentive. */
export function useExportName(): (made: Pick<Export, 'choice' | 'source_name'>) => string {
  const { t } = useTranslation('admin-exports')
  return ({ choice, source_name: source }) => {
    const what = t(`what.${choice.what}`)
    return source === null ? what : t('name_of', { what, source })
  }
}
