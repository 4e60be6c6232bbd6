import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../pictures/icon.tsx'
import { useDialog } from './dialog.ts'
import styles from './modal.module.css'

type Props = {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Buttons at the foot, the primary one last. */
  actions?: ReactNode
  id?: string | undefined
  size?: 'm' | 'l'
  /** Off where an answer is needed: Escape and the page behind then do nothing. */
  isDismissable?: boolean
}

export function Modal({ isOpen, ...props }: Props) {
  return isOpen ? <OpenModal {...props} /> : null
}

function OpenModal({
  onClose,
  title,
  children,
  actions,
  id,
  size = 'm',
  isDismissable = true,
}: Omit<Props, 'isOpen'>) {
  const { t } = useTranslation('shared')
  const titleId = useId()
  const dialog = useDialog(onClose, isDismissable)
  return (
    <dialog {...dialog} id={id} className={styles.modal} data-size={size} aria-labelledby={titleId}>
      <div className={styles.in}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title} tabIndex={-1}>
            {title}
          </h2>
          {isDismissable && (
            <button type="button" className={styles.close} aria-label={t('nav.close')} onClick={onClose}>
              <Icon name="close" />
            </button>
          )}
        </div>
        <div className={styles.body}>{children}</div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  )
}
