import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { linkTarget } from '../../platform/link-target.ts'
import { Markdown } from '../../platform/markdown.tsx'
import { PageTitle } from '../../platform/page-title.tsx'
import { usePartner } from '../../platform/partner.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { LazyGhostHouse } from './lazy-house.tsx'
import styles from './not-found.module.css'
import { useNotFoundLinks } from './not-found-links.ts'

export function NotFoundScreen() {
  const { t } = useTranslation('shared')
  const { not_found: page } = usePartner().settings.sections
  const title = page.title ?? t('not_found.title')
  return (
    <div className="page section">
      <PageTitle title={title} />
      <EmptyState kind="fail" title={title} picture={<LazyGhostHouse />}>
        <div className="lead">
          <Markdown text={page.text ?? t('not_found.text')} />
        </div>
        <Links />
        <p className="note num">{t('not_found.code')}</p>
      </EmptyState>
    </div>
  )
}

function Links() {
  const links = useNotFoundLinks()
  return (
    <ul className={styles.links}>
      {links.map(({ label, ...link }) => {
        const target = linkTarget(link)
        if (target === undefined) return null
        return (
          <li key={label}>
            {'to' in target ? <Link to={target.to}>{label}</Link> : <a href={target.href}>{label}</a>}
          </li>
        )
      })}
    </ul>
  )
}
