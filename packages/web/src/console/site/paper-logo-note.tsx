import { isDrawnOnPaper, isPaperBitmap } from '@hearthlight/domain/partner/look/paper-logo'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/states/notice.tsx'

const isForPaper = async (file: File): Promise<boolean> =>
  file.type === 'image/svg+xml' ? isDrawnOnPaper(await file.text()) : isPaperBitmap(file.type)

/** Says of a logo that was chosen whether the report on paper can bear it. */
export function PaperLogoNote({ file }: { file: File | null }) {
  const { t } = useTranslation('admin-site')
  const { data } = useQuery({
    queryKey: ['paper-logo', file?.name, file?.size, file?.lastModified],
    queryFn: () => file === null || isForPaper(file),
  })
  return (
    <div role="status">{data === false && <Notice tone="caution">{t('picture.not_on_paper')}</Notice>}</div>
  )
}
