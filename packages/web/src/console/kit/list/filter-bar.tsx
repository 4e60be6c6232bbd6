import { readChosen } from '@hearthlight/domain/shared/list-page'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { useShortcuts } from '../keys/shortcuts.ts'
import { type Filter, isSet, unset } from './filter.ts'
import styles from './filter-bar.module.css'
import { FilterDialog } from './filter-dialog.tsx'
import type { ListState } from './list-state.ts'

type Props = {
  state: ListState
  filters: readonly Filter[]
  /** What the search looks through: "Name, address, number". Without it there is no search. */
  searchLabel?: string | undefined
  end?: ReactNode
}

/** The search box, a chip for each filter that is set, and the way to one more. */
export function FilterBar({ state, filters, searchLabel, end }: Props) {
  const { t } = useTranslation('admin-kit')
  const [edited, setEdited] = useState<Filter | 'new' | null>(null)
  const set = filters.filter((filter) => isSet(filter, state.filters))
  useShortcuts(
    'list',
    filters.length === 0 ? [] : [{ keys: 'f', label: t('keys.filter'), run: () => setEdited('new') }],
  )
  return (
    <div className={styles.bar} data-bare={searchLabel === undefined || undefined}>
      {searchLabel !== undefined && <SearchBox state={state} label={searchLabel} />}
      <ul className={styles.chips}>
        {set.map((filter) => (
          <li key={filter.id} className={styles.chip}>
            <button type="button" onClick={() => setEdited(filter)}>
              <FilterWords filter={filter} values={state.filters} />
            </button>
            <button
              type="button"
              className={styles.remove}
              aria-label={t('filter.remove', { name: filter.label })}
              onClick={() => state.change(unset(filter))}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
        {filters.length > set.length && (
          <li>
            <Button variant="quiet" icon="plus" iconPlace="start" onClick={() => setEdited('new')}>
              {t('filter.add')}
            </Button>
          </li>
        )}
      </ul>
      {end !== undefined && <div className={styles.end}>{end}</div>}
      {edited !== null && (
        <FilterDialog
          filters={edited === 'new' ? filters.filter((filter) => !set.includes(filter)) : [edited]}
          values={state.filters}
          onApply={(values) => {
            state.change(values)
            setEdited(null)
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  )
}

const PAUSE_MS = 250

/** Searches a moment after the last key: each letter of a name is not a question of its own. */
function SearchBox({ state, label }: { state: ListState; label: string }) {
  const [text, setText] = useState(state.q)
  const latest = useRef(state)
  latest.current = state
  useEffect(() => setText(state.q), [state.q])
  useEffect(() => {
    if (text.trim() === latest.current.q) return
    const timer = setTimeout(() => latest.current.change({ q: text.trim() }), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <label className={styles.find}>
      <Icon name="search" />
      <input
        type="search"
        placeholder={label}
        aria-label={label}
        value={text}
        maxLength={200}
        onChange={({ target }) => setText(target.value)}
      />
    </label>
  )
}

function FilterWords({ filter, values }: { filter: Filter; values: ListState['filters'] }) {
  const { t } = useTranslation('admin-kit')
  const { date } = useFormats()
  if (filter.kind === 'flag') return <b>{filter.label}</b>
  if (filter.kind === 'dates') {
    const day = (value: string | undefined) =>
      value === undefined ? '…' : date(new Date(`${value}T12:00:00Z`))
    return (
      <>
        {filter.label}{' '}
        <b>
          {t('filter.range', { from: day(values[`${filter.id}_from`]), to: day(values[`${filter.id}_to`]) })}
        </b>
      </>
    )
  }
  const value = values[filter.id]
  if (filter.kind === 'choice' && filter.isMany) {
    const { isNot, values: chosen } = readChosen(value ?? '')
    const names = chosen.map((each) => filter.options.find((option) => option.value === each)?.label ?? each)
    return (
      <>
        {filter.label} {isNot && t('filter.not')} <b>{names.join(', ')}</b>
      </>
    )
  }
  const shown =
    filter.kind === 'choice' ? filter.options.find((option) => option.value === value)?.label : value
  return (
    <>
      {filter.label} <b>{shown ?? value}</b>
    </>
  )
}
