import { consolePath } from '@hearthlight/domain/navigation/console-path'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../kit/page-head.tsx'
import { Tabs } from '../kit/tabs.tsx'

const TABS = { webhooks: 'webhooks', deliveries: 'deliveries', keys: 'api-keys' } as const

/** The head of the section: what it is about, and its three views. */
export function ConnectionsHead({ current, actions }: { current: keyof typeof TABS; actions?: ReactNode }) {
  const { t } = useTranslation(['admin-webhooks', 'admin'])
  return (
    <>
      <PageHead title={t('admin:section.outward')} sub={t('text')} actions={actions} />
      <Tabs
        label={t('tab.label')}
        current={current}
        tabs={(['webhooks', 'deliveries', 'keys'] as const).map((id) => ({
          id,
          label: t(`tab.${id}`),
          to: consolePath(TABS[id]),
        }))}
      />
    </>
  )
}
