import { classNames } from '../class-names.ts'
import styles from './icon.module.css'
import { ICONS, type IconName } from './icon-drawings.ts'

export type { IconName }

type Props = { name: IconName; size?: 's' | 'm'; className?: string | undefined }

/** A small interface mark. Always beside a word or inside a labelled control, so it is hidden from assistive technology. */
export function Icon({ name, size = 's', className }: Props) {
  return (
    <svg
      className={classNames(styles.icon, size === 's' && styles.small, className)}
      viewBox="0 0 32 32"
      aria-hidden="true"
      focusable="false"
    >
      <path d={ICONS[name]} />
    </svg>
  )
}
