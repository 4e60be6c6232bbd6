import type { CurrentUser } from '@hearthlight/domain/accounts/user'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../../platform/files/save-file.ts'
import { useFeatures } from '../../../platform/session.ts'
import { ArrowLink } from '../../../ui/arrow-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { accountsApi } from '../accounts-api.ts'
import styles from './profile.module.css'

/** All that is held of a person, to take with them. */
export function OwnData({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('accounts')
  const { energyUse } = useFeatures()
  const download = useMutation({
    mutationFn: accountsApi.ownData,
    onSuccess: (file) => saveFile(file, `${user.email}.zip`),
  })
  return (
    <Card as="section" className={styles.part}>
      <h2>{t('own.data.title')}</h2>
      <p className="small muted">{t('own.data.text')}</p>
      <p>
        <Button
          variant="secondary"
          icon="download"
          iconPlace="start"
          isPending={download.isPending}
          onClick={() => download.mutate()}
        >
          {t('own.data.get')}
        </Button>
      </p>
      {energyUse && (
        <p>
          <ArrowLink to={pathTo('EnergyUseSources')}>{t('own.data.sources')}</ArrowLink>
        </p>
      )}
      <p role="status">{download.isPending && t('own.data.working')}</p>
      {download.isError && (
        <div role="alert">
          <Notice tone="danger">{t('own.data.failed')}</Notice>
        </div>
      )}
    </Card>
  )
}
