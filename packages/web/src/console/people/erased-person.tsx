import type { Erasure } from '@hearthlight/domain/accounts/people/personal-data'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'
import { Notice } from '../../ui/states/notice.tsx'
import { erasureQuery } from '../api/people-api.ts'
import { Block } from '../kit/block.tsx'
import { PageHead } from '../kit/page-head.tsx'

/** What is left of somebody who was erased. */
export function ErasedPerson({ id, erasedAt }: { id: string; erasedAt: string }) {
  const { t } = useTranslation('admin-people')
  const { date } = useFormats()
  const { data: erasure } = useQuery(erasureQuery(id))
  return (
    <>
      <PageHead title={t('erased')} />
      <Notice tone="info">{t('erased_on', { date: date(new Date(erasedAt)) })}</Notice>
      {erasure !== undefined && erasure.kept.length > 0 && (
        <Block title={t('kept_after')}>
          <ApplicationNumbers applications={erasure.kept} />
        </Block>
      )}
    </>
  )
}

export function ApplicationNumbers({ applications }: { applications: Erasure['kept'] }) {
  const { t } = useTranslation(['admin-people', 'incentives'])
  return (
    <ul>
      {applications.map(({ id, number, status }) => (
        <li key={id}>
          {t('erase.application', {
            number,
            status: t(`incentives:status.${status}`, { defaultValue: status }),
          })}
        </li>
      ))}
    </ul>
  )
}
