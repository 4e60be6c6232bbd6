import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { type Filter, isSet, unset } from './filter.ts'
import type { ListState } from './list-state.ts'
import styles from './list-states.module.css'

/** What stands in the place of the rows. */
export function StateBox({
  title,
  children,
  isFailure = false,
}: {
  title: string
  children?: ReactNode
  isFailure?: boolean
}) {
  return (
    <div className={styles.box} role={isFailure ? 'alert' : undefined}>
      <h2 data-failure={isFailure || undefined}>
        {isFailure && <Icon name="alert" size="m" />} {title}
      </h2>
      {children}
    </div>
  )
}

/** The filters are to blame, so they are named and can be taken off one by one. */
export function NothingMatches({ state, filters }: { state: ListState; filters: readonly Filter[] }) {
  const { t } = useTranslation('admin-kit')
  const set = filters.filter((filter) => isSet(filter, state.filters))
  const all = Object.assign({ q: null }, ...filters.map(unset))
  return (
    <StateBox title={t('list.none')}>
      <p className="muted">{t('list.none_text')}</p>
      <div className={styles.actions}>
        {state.q !== '' && (
          <Button variant="secondary" onClick={() => state.change({ q: null })}>
            {t('list.without_search', { text: state.q })}
          </Button>
        )}
        {set.map((filter) => (
          <Button key={filter.id} variant="secondary" onClick={() => state.change(unset(filter))}>
            {t('filter.remove', { name: filter.label })}
          </Button>
        ))}
        <Button variant="quiet" onClick={() => state.change(all)}>
          {t('list.clear')}
        </Button>
      </div>
    </StateBox>
  )
}

export function LoadFailed({ message, retry }: { message: string; retry: () => void }) {
  const { t } = useTranslation('admin-kit')
  return (
    <StateBox title={t('list.failed')} isFailure>
      <p>{message}</p>
      <p className="muted">{t('list.failed_text')}</p>
      <Button variant="secondary" onClick={retry}>
        {t('list.retry')}
      </Button>
    </StateBox>
  )
}
