import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import styles from './icon-button.module.css'
import { Icon, type IconName } from './pictures/icon.tsx'

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
  return (
    <button
      {...rest}
      type={type}
      className={classNames(styles.iconButton, className)}
      data-size={size}
      disabled={isDisabled}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} />
    </button>
  )
}
