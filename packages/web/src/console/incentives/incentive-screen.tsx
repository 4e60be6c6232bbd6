import { valueAt } from '@hearthlight/domain/shared/json-path'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { usePartner } from '../../platform/partner.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { incentivesApi } from '../api/programs-api.ts'
import { itemTitle } from '../editor/words/item-title.ts'
import { useDraftOfPlace } from '../editor/words/linked-place.ts'
import { LoadFailed } from '../kit/list/list-states.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { IncentiveBench } from './incentive-bench.tsx'
import { LiveIncentive } from './live-incentive.tsx'
import { PublishedIncentive } from './published-incentive.tsx'

/** An incentive: its draft to be written, or, while there is none, what is live and the way to change it. */
export function IncentiveScreen() {
  const { id = '' } = useParams()
  const { t } = useTranslation('admin-programs')
  const { languages } = usePartner()
  const incentive = useQuery(incentivesApi.one(id))
  useDraftOfPlace(incentive.data && incentive.data.draft !== null, () => incentivesApi.begin(id))
  if (incentive.data === undefined)
    return incentive.error === null ? (
      <Skeleton lines={10} />
    ) : (
      <LoadFailed message={incentive.error.message} retry={() => void incentive.refetch()} />
    )
  const { draft, live, version } = incentive.data
  if (draft !== null) return <IncentiveBench key={id} id={id} draft={draft} incentive={incentive.data} />
  return (
    <>
      <PageHead
        title={itemTitle(valueAt(live, ['incentive']), languages, id)}
        sub={
          incentive.data.archived === null ? (
            t('versions.live_version', { version: version ?? 0 })
          ) : (
            <Chip>{t('archive.chip')}</Chip>
          )
        }
        actions={<Button onClick={() => void incentivesApi.begin(id)}>{t('editor.begin')}</Button>}
      />
      {live !== null && <LiveIncentive live={live} />}
      <PublishedIncentive id={id} incentive={incentive.data} />
    </>
  )
}
