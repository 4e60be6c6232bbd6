import { COUNTED_TO, LIST_LIMITS } from '@hearthlight/domain/shared/list-page'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useFormats } from '../../../platform/formats.ts'
import { Button } from '../../../ui/button.tsx'
import type { ListState } from './list-state.ts'
import styles from './pager.module.css'

type Props = {
  state: ListState
  next: string | null
  previous: string | null
  /** How many match in all; null is more than are counted. */
  total: number | null | undefined
}

/** The pages before and after, each at an address of its own, and how many rows a page has. */
export function Pager({ state, next, previous, total }: Props) {
  const { t } = useTranslation('admin-kit')
  const { number } = useFormats()
  const counted = { count: total ?? COUNTED_TO, shown: number(total ?? COUNTED_TO) }
  const navigate = useNavigate()
  const isOnly = next === null && previous === null && state.limit === LIST_LIMITS[1]
  return (
    <nav className={styles.pager} aria-label={t('pager.label')}>
      <p className="num">
        {total !== undefined && t(total === null ? 'pager.more_than' : 'pager.total', counted)}
      </p>
      {!isOnly && (
        <>
          <p>
            <Button
              variant="secondary"
              isDisabled={previous === null}
              onClick={() => previous !== null && void navigate(state.pageAddress({ before: previous }))}
            >
              {t('pager.previous')}
            </Button>
            <Button
              variant="secondary"
              isDisabled={next === null}
              onClick={() => next !== null && void navigate(state.pageAddress({ after: next }))}
            >
              {t('pager.next')}
            </Button>
          </p>
          <label className={styles.rows}>
            {t('pager.rows')}{' '}
            <select value={state.limit} onChange={({ target }) => state.change({ limit: target.value })}>
              {LIST_LIMITS.map((limit) => (
                <option key={limit}>{limit}</option>
              ))}
            </select>
          </label>
        </>
      )}
    </nav>
  )
}
