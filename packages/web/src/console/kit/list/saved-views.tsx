import type { ListName } from '@hearthlight/domain/records/saved-view'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { type ListedView, savedViewsApi, savedViewsQuery } from '../../api/saved-views-api.ts'
import { CallError } from '../call-error.tsx'
import { useShortcuts } from '../keys/shortcuts.ts'
import styles from './saved-views.module.css'
import { ViewForm } from './view-form.tsx'
import { ViewItem } from './view-item.tsx'
import { addressOfView, searchOfView } from './view-search.ts'

/** Filters, order and tab of a list under a name: one's own views, and those that colleagues share. */
export function SavedViews({ list }: { list: ListName }) {
  const { t } = useTranslation('admin-kit')
  const [params] = useSearchParams()
  const [isOpen, setIsOpen] = useState(false)
  const views = useQuery(savedViewsQuery(list))
  const current = views.data?.find(({ id }) => id === params.get('view'))
  useShortcuts('list', [{ keys: 'v', label: t('views.title'), run: () => setIsOpen(true) }])
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        <Icon name="filter" /> <span className={styles.name}>{current?.name ?? t('views.title')}</span>
      </Button>
      {isOpen && (
        <ViewsDialog
          list={list}
          views={views.data ?? []}
          error={views.error}
          current={current}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

type DialogProps = {
  list: ListName
  views: readonly ListedView[]
  error: Error | null
  current: ListedView | undefined
  onClose: () => void
}

function ViewsDialog({ list, views, error, current, onClose }: DialogProps) {
  const { t } = useTranslation('admin-kit')
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const search = searchOfView(params)
  return (
    <Modal
      isOpen
      title={t('views.title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('dialog.done')}</Button>}
    >
      <div className={styles.stack}>
        <CallError error={error} />
        {views.length === 0 && error === null && <p className="muted">{t('views.none')}</p>}
        <ul className={styles.views}>
          {views.map((view) => (
            <ViewItem
              key={view.id}
              list={list}
              view={view}
              search={search}
              isCurrent={view.id === current?.id}
              onOpen={onClose}
            />
          ))}
        </ul>
        <h3>{t('views.new')}</h3>
        <p className="small muted">{t('views.new_text')}</p>
        <ViewForm
          submitLabel={t('views.save')}
          save={async (view) => {
            const id = await savedViewsApi.add({ ...view, list, search })
            await navigate(addressOfView({ id, search }))
            onClose()
          }}
        />
      </div>
    </Modal>
  )
}
