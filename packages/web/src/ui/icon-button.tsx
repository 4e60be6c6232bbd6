import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import styles from './icon-button.module.css'
import { Icon, type IconName } from './pictures/icon.tsx'
import { useWaiting } from './taken-over.ts'

type Props = Omit<ComponentProps<'button'>, 'disabled' | 'children' | 'aria-label'> & {
  icon: IconName
  label: string
  size?: 's' | 'm'
  isDisabled?: boolean | undefined
}

export function IconButton({
  icon,
  label,
  size = 'm',
  isDisabled,
  type = 'button',
  className,
  ...rest
}: Props) {
  const waiting = useWaiting(isDisabled)
  return (
    <button
      {...rest}
      type={type}
      className={classNames(styles.iconButton, className)}
      data-size={size}
      {...waiting}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} />
    </button>
  )
}
