import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { classNames } from '../class-names.ts'
import { Icon } from '../pictures/icon.tsx'
import { useWaiting } from '../taken-over.ts'
import styles from './menu.module.css'

export type MenuItem = {
  id: string
  label: ReactNode
  /** What is open: the very page of the entry, or one that belongs to it. */
  current?: 'page' | 'section' | undefined
} & ({ to: string } | { href: string } | { onSelect: () => void })

export const ariaCurrent = ({ current }: MenuItem): 'page' | 'true' | undefined =>
  current === 'section' ? 'true' : current

type Props = {
  label: ReactNode
  items: readonly MenuItem[]
  isCurrent?: boolean | undefined
  className?: string | undefined
  /** Which edge of the button the list hangs from. */
  align?: 'start' | 'end'
}

/**
 * A button that discloses a list of links or actions. Site navigation is a disclosure, not an ARIA menu:
 * Tab works as everywhere else, the arrow keys are a convenience (WAI-ARIA APG, disclosure navigation).
 */
export function Menu({ label, items, isCurrent, className, align = 'start' }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const listId = useId()
  const waiting = useWaiting()
  const trigger = useRef<HTMLButtonElement>(null)

  function leave(event: FocusEvent<HTMLDivElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false)
  }
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation()
      setIsOpen(false)
      trigger.current?.focus()
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setIsOpen(true)
      moveFocus(event.currentTarget, event.key === 'ArrowDown' ? 1 : -1)
    }
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers serve the button and the links inside; the box is no control
    <div className={styles.menu} onBlur={leave} onKeyDown={onKeyDown}>
      <button
        ref={trigger}
        type="button"
        {...waiting}
        className={classNames(styles.trigger, className)}
        aria-expanded={isOpen}
        aria-controls={listId}
        data-current={isCurrent || undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label} <Icon name="chevron" className={styles.chevron} />
      </button>
      <ul id={listId} className={styles.list} data-align={align} hidden={!isOpen}>
        {items.map((item) => (
          <li key={item.id}>
            <Entry item={item} onDone={() => setIsOpen(false)} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Entry({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  const current = ariaCurrent(item)
  if ('to' in item) {
    return (
      <Link to={item.to} className={styles.item} aria-current={current} onClick={onDone}>
        {item.label}
      </Link>
    )
  }
  if ('href' in item) {
    return (
      <a href={item.href} className={styles.item} onClick={onDone}>
        {item.label}
      </a>
    )
  }
  function select() {
    onDone()
    if ('onSelect' in item) item.onSelect()
  }
  return (
    <button type="button" className={styles.item} aria-current={current} onClick={select}>
      {item.label}
    </button>
  )
}

/** Steps the focus through trigger and entries, once the list has been shown. */
function moveFocus(menu: HTMLElement, step: 1 | -1) {
  requestAnimationFrame(() => {
    const stops = [...menu.querySelectorAll<HTMLElement>('a, button')]
    const at = stops.indexOf(document.activeElement as HTMLElement)
    stops[(at + step + stops.length) % stops.length]?.focus()
  })
}
