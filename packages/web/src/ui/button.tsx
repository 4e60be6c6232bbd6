import type { ComponentProps, MouseEvent } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './pictures/icon.tsx'
import { useWaiting } from './taken-over.ts'

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet'
  size?: 's' | 'm'
  icon?: IconName
  iconPlace?: 'start' | 'end'
}

type Props = Omit<ComponentProps<'button'>, 'disabled'> &
  ButtonLook & { isDisabled?: boolean | undefined; isPending?: boolean | undefined }

/** One primary button a view. A pending button keeps its focus and its place, and ignores a second press. */
export function Button({
  variant = 'primary',
  size = 'm',
  icon,
  iconPlace = 'end',
  isDisabled,
  isPending,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: Props) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (isPending) event.preventDefault()
    else onClick?.(event)
  }
  const waiting = useWaiting(isDisabled)
  const mark = icon !== undefined && <Icon name={icon} />
  return (
    <button
      {...rest}
      type={type}
      className={classNames(styles.button, className)}
      data-variant={variant}
      data-size={size}
      {...waiting}
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      onClick={press}
    >
      {iconPlace === 'start' && mark}
      {children}
      {iconPlace === 'end' && mark}
    </button>
  )
}
