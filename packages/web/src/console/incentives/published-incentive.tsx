import type { StudioIncentive } from '@hearthlight/domain/incentives/studio/studio-incentive'
import { useTranslation } from 'react-i18next'
import { ArchiveBlock } from '../document-editor/archive-block.tsx'
import { incentivesApi } from '../document-editor/studio-api.ts'
import { Versions } from '../document-editor/versions.tsx'

/** What was published of an incentive, the way back to it, and the way to end it. */
export function PublishedIncentive({ id, incentive }: { id: string; incentive: StudioIncentive }) {
  const { t } = useTranslation('admin-programs')
  const { version, versions } = incentive
  return (
    <>
      <Versions
        versions={versions}
        live={version}
        note={t('versions.homes')}
        showsApplications={false}
        rollBack={(wanted, why) =>
          incentivesApi.rollBack(id, { version: wanted, live_version: version ?? 1, why })
        }
      />
      <ArchiveBlock
        noun="incentives"
        archiving={incentive}
        archive={() => incentivesApi.archive(id)}
        restore={() => incentivesApi.restore(id)}
      />
    </>
  )
}
