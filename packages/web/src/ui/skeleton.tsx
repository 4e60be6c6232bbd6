import { useTranslation } from 'react-i18next'
import styles from './skeleton.module.css'

type Props = { lines?: number; shape?: 'lines' | 'card' | 'picture'; label?: string | undefined }

/** What is coming has this shape. One slow breath, none under reduced motion. */
export function Skeleton({ lines = 3, shape = 'lines', label }: Props) {
  const { t } = useTranslation('shared')
  const rows = Array.from({ length: lines }, (_, index) => `line-${index}`)
  return (
    <div className={styles.skeleton} data-shape={shape} role="status">
      <span className="visually-hidden">{label ?? t('shell.loading')}</span>
      {shape === 'picture' ? <i /> : rows.map((row) => <i key={row} />)}
    </div>
  )
}
