import { classNames } from '../class-names.ts'
import iconStyles from './icon.module.css'
import styles from './pictogram.module.css'
import { PICTOGRAMS, type PictogramName } from './pictogram-drawings.ts'

export type { PictogramName }

type Props = { name: PictogramName; size?: 'm' | 'l'; className?: string | undefined }

/** A drawing of a thing in the house. It decorates a word and never stands alone. */
export function Pictogram({ name, size = 'm', className }: Props) {
  const { line, warm } = PICTOGRAMS[name]
  return (
    <svg
      className={classNames(iconStyles.icon, size === 'l' && styles.large, className)}
      viewBox="0 0 32 32"
      aria-hidden="true"
      focusable="false"
    >
      <path d={line} />
      {warm !== '' && <path className={styles.warm} d={warm} />}
    </svg>
  )
}
