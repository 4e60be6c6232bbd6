import { useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './skeleton.module.css'

type Props = { lines?: number; shape?: 'lines' | 'card' | 'picture'; label?: string | undefined }

let shown = 0

/** The page says that it waits: what stands below would only be pushed away. A selector by `:has` costs seconds of style. */
function countShown(change: 1 | -1): void {
  shown += change
  document.documentElement.toggleAttribute('data-loading', shown > 0)
}

/** What is coming has this shape. One slow breath, none under reduced motion. */
export function Skeleton({ lines = 3, shape = 'lines', label }: Props) {
  const { t } = useTranslation('shared')
  useLayoutEffect(() => {
    countShown(1)
    return () => countShown(-1)
  }, [])
  const rows = Array.from({ length: lines }, (_, index) => `line-${index}`)
  return (
    <div className={styles.skeleton} data-shape={shape} role="status">
      <span className="visually-hidden">{label ?? t('shell.loading')}</span>
      {shape === 'picture' ? <i /> : rows.map((row) => <i key={row} />)}
    </div>
  )
}
