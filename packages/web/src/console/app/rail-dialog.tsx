import type { ReactNode } from 'react'
import { useDialog } from '../../ui/overlays/dialog.ts'
import styles from './rail.module.css'

/** The rail on a narrow screen: over the page, from its starting edge. */
export function RailDialog({
  label,
  onClose,
  children,
}: {
  label: string
  onClose: () => void
  children: ReactNode
}) {
  const dialog = useDialog(onClose, true)
  return (
    <dialog {...dialog} className={styles.dialog} aria-label={label}>
      {children}
    </dialog>
  )
}
