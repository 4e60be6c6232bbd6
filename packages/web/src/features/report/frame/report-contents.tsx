import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './report-contents.module.css'

/** The parts of the overview one looks for, in their order; each is the id of its section. */
export const CONTENTS = [
  'uses',
  'parts',
  'plan',
  'rebates',
  'months',
  'compare',
  'comfort',
  'method',
] as const
export type ContentsId = (typeof CONTENTS)[number]

/** The page's own table of contents. */
export function ReportContents({ sections }: { sections: readonly ContentsId[] }) {
  const { t } = useTranslation('report')
  return (
    <nav className={`page ${styles.contents}`} aria-labelledby="report-contents">
      <p id="report-contents" className={styles.title}>
        {t('contents.title')}
      </p>
      <ul>
        {sections.map((id) => (
          <li key={id}>
            <a href={`#${id}`} onClick={goTo(id)}>
              {t(`contents.${id}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Without an entry in the history: Back leaves the report instead of walking through its parts. */
const goTo = (id: ContentsId) => (event: MouseEvent) => {
  const section = document.getElementById(id)
  const heading = section?.querySelector('h2')
  if (section === null || heading === null || heading === undefined) return
  event.preventDefault()
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  section.scrollIntoView()
}
