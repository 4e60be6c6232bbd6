import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './button.module.css'
import type { ButtonLook } from './button.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './pictures/icon.tsx'

type Target = { to: string; href?: never } | { href: string; to?: never }
type Props = ButtonLook &
  Target & { children: ReactNode; className?: string | undefined; opensNewTab?: boolean }

/** Goes somewhere, so it is a link; weighs like a button. `to` stays in the app, `href` leaves it. */
export function LinkButton({
  variant = 'primary',
  size = 'm',
  icon,
  iconPlace = 'end',
  to,
  href,
  opensNewTab,
  className,
  children,
}: Props) {
  const mark = icon !== undefined && <Icon name={icon} />
  const shared = {
    className: classNames(styles.button, className),
    'data-variant': variant,
    'data-size': size,
    children: (
      <>
        {iconPlace === 'start' && mark}
        {children}
        {iconPlace === 'end' && mark}
      </>
    ),
  }
  if (to !== undefined) return <Link to={to} {...shared} />
  return <a href={href} {...shared} {...(opensNewTab && { target: '_blank', rel: 'noreferrer' })} />
}
