import type { BroughtContent as Brought } from '@hearthlight/domain/studio/contract/studio-contract'
import { useTranslation } from 'react-i18next'
import { Block } from '../../kit/block.tsx'
import styles from '../draft/changes.module.css'

/** The programs and incentives of an imported file: they go live with the draft, and are told beside what it changes. */
export function BroughtContent({ brought }: { brought: readonly Brought[] }) {
  const { t } = useTranslation('admin-site')
  if (brought.length === 0) return null
  return (
    <Block title={t('brought.title', { count: brought.length })} note={t('brought.note')}>
      <ul className={styles.brought}>
        {brought.map(({ document, code, name, is_new, is_archived }) => (
          <li key={`${document} ${code}`}>
            <span>
              <b>{name}</b> <span className="small muted">{t(`brought.${document}`)}</span>
            </span>
            <span className="small">
              {t(is_new ? 'brought.new' : 'brought.changed')}
              {is_archived && ` · ${t('brought.archived')}`}
            </span>
          </li>
        ))}
      </ul>
    </Block>
  )
}
