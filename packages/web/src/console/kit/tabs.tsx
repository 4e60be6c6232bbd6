import { Link, type To } from 'react-router'
import styles from './tabs.module.css'

export type Tab = { id: string; label: string; to: To; count?: number | string | undefined }

/** Views of one thing, each with an address of its own. */
export function Tabs({ label, tabs, current }: { label: string; tabs: readonly Tab[]; current: string }) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.id}>
            <Link to={tab.to} aria-current={tab.id === current ? 'page' : undefined}>
              {tab.label}
              {tab.count !== undefined && <span className="num">{tab.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
