import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import styles from './keep-box.module.css'
import type { StoredCounts } from './use-keep.ts'

/** What became of the readings that were kept: what came again changed nothing. */
export function StoredNotice({ counts, onDismiss }: { counts: StoredCounts; onDismiss: () => void }) {
  const { t } = useTranslation('energy-use')
  const { number } = useFormats()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  const { added, unchanged, corrected, isAnyLeftOut } = counts
  const isNothingNew = added === 0 && corrected === 0 && unchanged > 0
  return (
    <div className={`page ${styles.kept}`} ref={place} tabIndex={-1} role="status">
      <Notice tone="positive" onDismiss={onDismiss}>
        {isNothingNew
          ? t('kept.all_known')
          : t('kept.some', { added: number(added), unchanged: number(unchanged) })}{' '}
        {corrected > 0 && t('kept.corrected', { number: number(corrected) })}{' '}
        {isAnyLeftOut && t('kept.left_out')}
      </Notice>
    </div>
  )
}
