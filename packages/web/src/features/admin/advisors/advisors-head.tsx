import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../kit/page-head.tsx'
import { Tabs } from '../kit/tabs.tsx'

const TABS = { people: '/people' } as const
export type AdvisorsTab = keyof typeof TABS

/** The head of the section, and its views. */
export function AdvisorsHead({
  current,
  ...head
}: {
  current: AdvisorsTab
  title: string
  sub?: ReactNode
  actions?: ReactNode
}) {
  const { t } = useTranslation('admin-advisors')
  return (
    <>
      <PageHead {...head} />
      <Tabs
        label={t('tab.label')}
        current={current}
        tabs={(['people'] as const).map((id) => ({
          id,
          label: t(`tab.${id}`),
          to: `/admin/advisors${TABS[id]}`,
        }))}
      />
    </>
  )
}
