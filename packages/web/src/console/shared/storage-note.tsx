import { NEARLY_FULL, shareOf } from '@hearthlight/domain/partner/storage/storage-share'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'
import { Notice } from '../../ui/states/notice.tsx'
import { storageQuery } from '../api/storage-api.ts'
import { storageWords } from './storage-words.ts'

/** How much of its room the documents of the site take; in passing only once that is nearly all of it. */
export function StorageNote({ isInPassing = false }: { isInPassing?: boolean }) {
  const { t } = useTranslation('admin-site')
  const { number } = useFormats()
  const { data } = useQuery(storageQuery)
  if (data === undefined) return null
  const words = storageWords(data, number)
  if (shareOf(data.used, data.cap) >= NEARLY_FULL)
    return (
      <Notice tone="caution" title={t('storage.nearly_full', words)}>
        {t('storage.ask')}
      </Notice>
    )
  return isInPassing ? null : <p className="small">{t('storage.used', words)}</p>
}
