import { consolePath } from '@hearthlight/domain/navigation/console-path'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../kit/page-head.tsx'
import { Tabs } from '../kit/tabs.tsx'

const TABS = ['staff', 'roles'] as const

type Props = { current: (typeof TABS)[number]; title: string; sub?: ReactNode; actions?: ReactNode }

/** The head of the section, and its two views. */
export function StaffHead({ current, ...head }: Props) {
  const { t } = useTranslation('admin-staff')
  return (
    <>
      <PageHead {...head} />
      <Tabs
        label={t('tab.label')}
        current={current}
        tabs={TABS.map((id) => ({ id, label: t(`tab.${id}`), to: consolePath(id) }))}
      />
    </>
  )
}
