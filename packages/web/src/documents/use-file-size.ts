import { useTranslation } from 'react-i18next'
import { useFormats } from '../platform/formats.ts'

const KB = 1024
const MB = KB * KB

/** How large a file is, as people say it: whole kilobytes, or megabytes to a tenth; a limit of whole ones without it. */
export function useFileSize(): (bytes: number) => string {
  const { t } = useTranslation('documents')
  const { number } = useFormats()
  return (bytes) =>
    bytes < MB
      ? t('size.kb', { size: number(Math.ceil(bytes / KB)) })
      : t('size.mb', { size: number(bytes / MB, bytes % MB === 0 ? 0 : 1) })
}
