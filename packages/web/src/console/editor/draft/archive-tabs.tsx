import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Tabs } from '../../kit/tabs.tsx'

const VIEW = 'view'
const ARCHIVED = 'archived'

type Listed = { readonly is_archived: boolean }

/** What is in use or what is archived, as the address says; beside it the way to the other. */
export function useArchiveTabs<Row extends Listed>(all: readonly Row[] | undefined) {
  const { t } = useTranslation('admin-programs')
  const [search] = useSearchParams()
  const isArchived = search.get(VIEW) === ARCHIVED
  const of = (archived: boolean) => all?.filter(({ is_archived }) => is_archived === archived)
  const rows = of(isArchived)
  return {
    rows,
    /** Nothing stands here although there is something. */
    nothing:
      rows?.length === 0 && all?.length !== 0 ? t(isArchived ? 'archive.none' : 'archive.all') : undefined,
    tabs: all !== undefined && all.length > 0 && (
      <Tabs
        label={t('archive.views')}
        current={isArchived ? ARCHIVED : ''}
        tabs={[
          { id: '', label: t('archive.in_use'), to: { search: '' }, count: of(false)?.length },
          { id: ARCHIVED, label: t('archive.chip'), to: `?${VIEW}=${ARCHIVED}`, count: of(true)?.length },
        ]}
      />
    ),
  }
}
