import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../ui/link-button.tsx'
import styles from './pages-nav.module.css'

type Props = { page: number; pages: number }

/** Earlier and later buildings. People count pages from one; the address says the same. */
export function PagesNav({ page, pages }: Props) {
  const { t } = useTranslation('buildings')
  if (pages <= 1) return null
  return (
    <nav className={styles.pages} aria-label={t('list.pages')}>
      {page > 0 && (
        <LinkButton variant="secondary" size="s" to={`?page=${page}`}>
          {t('list.previous')}
        </LinkButton>
      )}
      <span className="num small" aria-current="page">
        {t('list.page_of', { page: page + 1, pages })}
      </span>
      {page + 1 < pages && (
        <LinkButton variant="secondary" size="s" to={`?page=${page + 2}`}>
          {t('list.next')}
        </LinkButton>
      )}
    </nav>
  )
}
