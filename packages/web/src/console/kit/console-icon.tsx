import styles from './console-icon.module.css'

/** The console's own marks, on the grid of `ui/pictures`: those are part of the portal's first load, these are not. */
const DRAWINGS = {
  today: 'M5 25a12.5 12.5 0 1 1 22 0M16 21l5.5-8M14 22a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z',
  applications: 'M8 3h11l6 6v20H8zM19 3v6h6M12 15h9M12 19.5h9M12 24h5',
  people: 'M10 11a6 6 0 1 0 12 0a6 6 0 1 0 -12 0zM5 28c1-6.5 6-9 11-9s10 2.5 11 9',
  savings: 'M4 5v22h24M8 21l6-7 5 4 8-10',
  homes: 'M3 15L16 4l13 11M6.5 12.5V28h19V12.5M13 28v-8h6v8',
  advisors:
    'M5.5 6h21A1.5 1.5 0 0 1 28 7.5v19a1.5 1.5 0 0 1-1.5 1.5h-21A1.5 1.5 0 0 1 4 26.5v-19A1.5 1.5 0 0 1 5.5 6zM4 12.5h24M10.5 3v5.5M21.5 3v5.5M10 20l4 4 8-7',
  payments: 'M3 8h26v16H3zM12.5 16a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0zM7 12v8M25 12v8',
  programs: 'M7 3h18v26l-3-2-3 2-3-2-3 2-3-2-3 2zM11.5 10h9M11.5 14.5h9M11.5 20h5',
  incentives: 'M8 28V5h16l-3.5 5.5L24 16H8',
  site: 'M6 5h20v9H6zM16 14v5M13 19h6v9h-6z',
  imports: 'M16 22V6M9 12l7-7 7 7M5 21v6h22v-6',
  readings: 'M4 18a12 12 0 1 1 24 0M16 18l5-6M8 25h16M16 6v3M6 18h3M23 18h3',
  exports: 'M16 5v16M9 15l7 7 7-7M5 22v5h22v-5',
  log: 'M11 8h17M11 16h17M11 24h17M4.5 8h.1M4.5 16h.1M4.5 24h.1',
  jobs: 'M16 11a5 5 0 1 0 0 10a5 5 0 1 0 0-10zM16 3v4M16 25v4M3 16h4M25 16h4M7 7l3 3M22 22l3 3M25 7l-3 3M10 22l-3 3',
  mails: 'M4 7h24v18H4zM4.5 8.5L16 18 27.5 8.5',
  outward: 'M12 20l8-8M9 15l-3 3a5.7 5.7 0 0 0 8 8l3-3M15 9l3-3a5.7 5.7 0 0 1 8 8l-3 3',
  partners: 'M5 28V10l8-6 8 6v18M21 14h6v14M3 28h26M10 14h6M10 19h6M10 24h6',
  staff:
    'M6 8h20v20H6zM13 8V4.5h6V8M10.5 25c.7-3.5 3-5 5.5-5s4.8 1.5 5.5 5M13 16a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z',
  columns: 'M4 6h24v20H4zM12 6v20M20 6v20',
  help: 'M4 16a12 12 0 1 0 24 0a12 12 0 1 0 -24 0zM12.5 13a3.5 3.5 0 1 1 5.2 3c-1.2.7-1.7 1.3-1.7 2.5M16 22.5v.3',
  key: 'M4 16a5 5 0 1 0 10 0a5 5 0 1 0 -10 0zM14 16h14v5M22 16v4',
} as const

export type ConsoleIconName = keyof typeof DRAWINGS

export function ConsoleIcon({ name }: { name: ConsoleIconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path d={DRAWINGS[name]} />
    </svg>
  )
}
