import { consolePath } from '@hearthlight/domain/navigation/console-path'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../kit/page-head.tsx'
import { Tabs } from '../kit/tabs.tsx'

const TABS = { imports: 'readings', utilities: 'meter-providers' } as const

/** The head of the section: the two ways in which a utility brings readings. */
export function ReadingsHead({ current, actions }: { current: keyof typeof TABS; actions?: ReactNode }) {
  const { t } = useTranslation('admin-readings')
  return (
    <>
      <PageHead
        title={t('title')}
        sub={t(current === 'imports' ? 'text' : 'utility.text')}
        actions={actions}
      />
      <Tabs
        label={t('tab.label')}
        current={current}
        tabs={(['imports', 'utilities'] as const).map((id) => ({
          id,
          label: t(`tab.${id}`),
          to: consolePath(TABS[id]),
        }))}
      />
    </>
  )
}
