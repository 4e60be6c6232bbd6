import type { Choice } from '@hearthlight/domain/studio/merge'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { studioApi } from '../../api/site-api.ts'
import { ConflictList } from '../../editor/draft/conflict-list.tsx'
import { usePlaceName } from '../use-place-name.ts'
import type { SiteDraft } from '../use-site-draft.ts'
import styles from '../values.module.css'

/** Another version was published since the draft was begun: its changes come into the draft, and conflicts are asked. */
export function BringIn({ edited }: { edited: SiteDraft }) {
  const { t } = useTranslation('admin-site')
  const nameAt = usePlaceName()
  const { revision, published } = edited.draft
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({})
  const doing = useMutation({
    mutationFn: async () => (await studioApi.bringIn({ revision, choices })).conflicts,
  })
  const conflicts = doing.data ?? []
  return (
    <Notice tone="caution" title={t('bring_in.title', { version: published.number })}>
      <div className={styles.stack}>
        <p>{t('bring_in.text')}</p>
        <ConflictList {...{ conflicts, nameAt, choices }} onChange={setChoices} />
        <div role="alert">{doing.error?.message}</div>
        <Button
          variant="secondary"
          isPending={doing.isPending}
          isDisabled={conflicts.length > Object.keys(choices).length || !edited.isSaved}
          onClick={() => doing.mutate()}
        >
          {t('bring_in.run')}
        </Button>
      </div>
    </Notice>
  )
}
