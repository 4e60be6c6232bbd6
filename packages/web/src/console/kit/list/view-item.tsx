import type { ListName } from '@hearthlight/domain/records/saved-view'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { type ListedView, savedViewsApi } from '../../api/saved-views-api.ts'
import { CallError } from '../call-error.tsx'
import styles from './saved-views.module.css'
import { ViewForm } from './view-form.tsx'
import { addressOfView } from './view-search.ts'

type Props = {
  list: ListName
  view: ListedView
  /** What the list shows now, to be kept in the place of what the view showed. */
  search: string
  isCurrent: boolean
  onOpen: () => void
}

/** One view: the way to it, and for who may change it its name, for whom it is, and its end. */
export function ViewItem({ list, view, search, isCurrent, onOpen }: Props) {
  const { t } = useTranslation('admin-kit')
  const [doing, setDoing] = useState<'edit' | 'remove' | null>(null)
  const { id, version } = view
  const removing = useMutation({ mutationFn: () => savedViewsApi.remove(list, id) })
  const keeping = useMutation({
    mutationFn: () => {
      const { name, is_shared } = view
      return savedViewsApi.change(list, id, { name, is_shared, search, version })
    },
  })
  return (
    <li className={styles.view}>
      <div className={styles.line}>
        <Link to={addressOfView(view)} aria-current={isCurrent ? 'true' : undefined} onClick={onOpen}>
          {view.name}
        </Link>
        <span className="small muted">
          {view.is_shared ? t('views.by', { name: view.by }) : t('views.own')}
        </span>
        {view.may_change && (
          <span className={styles.tools}>
            <IconButton
              icon="edit"
              size="s"
              label={t('views.edit', { name: view.name })}
              onClick={() => setDoing('edit')}
            />
            <IconButton
              icon="trash"
              size="s"
              label={t('views.remove', { name: view.name })}
              onClick={() => setDoing('remove')}
            />
          </span>
        )}
      </div>
      {isCurrent && view.may_change && search !== view.search && (
        <div className={styles.actions}>
          <Button variant="quiet" isPending={keeping.isPending} onClick={() => keeping.mutate()}>
            {t('views.keep', { name: view.name })}
          </Button>
        </div>
      )}
      {doing === 'edit' && (
        <ViewForm
          start={view}
          submitLabel={t('views.change')}
          save={async (named) => {
            await savedViewsApi.change(list, id, { ...named, search: view.search, version })
            setDoing(null)
          }}
        >
          <Button variant="quiet" onClick={() => setDoing(null)}>
            {t('dialog.cancel')}
          </Button>
        </ViewForm>
      )}
      {doing === 'remove' && (
        <div className={styles.actions}>
          <p>{view.is_shared ? t('views.remove_shared') : t('views.remove_own')}</p>
          <Button variant="secondary" isPending={removing.isPending} onClick={() => removing.mutate()}>
            {t('views.remove_now')}
          </Button>
          <Button variant="quiet" onClick={() => setDoing(null)}>
            {t('dialog.cancel')}
          </Button>
        </div>
      )}
      <CallError error={removing.error ?? keeping.error} />
    </li>
  )
}
