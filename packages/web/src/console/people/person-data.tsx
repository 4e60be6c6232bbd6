import type { Person } from '@hearthlight/domain/accounts/people/people'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../platform/files/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { peopleApi } from '../api/people-api.ts'
import { Block } from '../kit/block.tsx'
import { EraseDialog } from './erase-dialog.tsx'
import styles from './people.module.css'

/** What a person may ask of us: all that is held of them, and to be forgotten. */
export function PersonData({ id, person }: { id: string; person: Person }) {
  const { t } = useTranslation('admin-people')
  const [isErasing, setIsErasing] = useState(false)
  const exporting = useMutation({
    mutationFn: () => peopleApi.export(id),
    onSuccess: (zip) => saveFile(zip, `${person.email}.zip`),
  })
  return (
    <Block title={t('data.title')}>
      <div className={styles.offer}>
        <div>
          <b>{t('data.export')}</b>
          <p className="small muted">{t('data.export_text')}</p>
        </div>
        <Button
          variant="secondary"
          size="s"
          isPending={exporting.isPending}
          onClick={() => exporting.mutate()}
        >
          {t('data.export')}
        </Button>
      </div>
      <div role="alert">
        {exporting.error !== null && <Notice tone="danger">{exporting.error.message}</Notice>}
      </div>
      <div className={styles.offer}>
        <div>
          <b>{t('data.erase')}</b>
          <p className="small muted">{t('data.erase_text')}</p>
        </div>
        <Button variant="secondary" size="s" onClick={() => setIsErasing(true)}>
          {t('data.erase')}
        </Button>
      </div>
      {isErasing && <EraseDialog id={id} person={person} onClose={() => setIsErasing(false)} />}
    </Block>
  )
}
