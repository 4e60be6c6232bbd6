import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../kit/page-head.tsx'
import { Tabs } from '../kit/tabs.tsx'

const TABS = [
  ['week', ''],
  ['people', '/people'],
  ['bookings', '/bookings'],
  ['day', '/day'],
] as const

type Props = { current: (typeof TABS)[number][0]; title: string; actions?: ReactNode }

/** The head of the section, and its views. */
export function AdvisorsHead({ current, ...head }: Props) {
  const { t } = useTranslation('admin-advisors')
  return (
    <>
      <PageHead {...head} />
      <Tabs
        label={t('tab.label')}
        current={current}
        tabs={TABS.map(([id, path]) => ({ id, label: t(`tab.${id}`), to: `/admin/advisors${path}` }))}
      />
    </>
  )
}
