import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../pictures/icon.tsx'
import { useDialog } from './dialog.ts'
import styles from './modal.module.css'

type Props = { isOpen: boolean; onClose: () => void; title: ReactNode; children: ReactNode }

/** A panel from the page's edge: the menu and the filters of a small screen. */
export function Drawer({ isOpen, ...props }: Props) {
  return isOpen ? <OpenDrawer {...props} /> : null
}

function OpenDrawer({ onClose, title, children }: Omit<Props, 'isOpen'>) {
  const { t } = useTranslation('shared')
  const titleId = useId()
  const dialog = useDialog(onClose, true)
  return (
    <dialog {...dialog} className={styles.drawer} aria-labelledby={titleId}>
      <div className={styles.in}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label={t('nav.close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </dialog>
  )
}
