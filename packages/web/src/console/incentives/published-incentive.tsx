import type { StudioIncentive } from '@hearthlight/domain/incentives/studio/studio-incentive'
import { useTranslation } from 'react-i18next'
import { incentivesApi } from '../api/programs-api.ts'
import { ArchiveBlock } from '../editor/draft/archive-block.tsx'
import { Versions } from '../editor/draft/versions.tsx'

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
