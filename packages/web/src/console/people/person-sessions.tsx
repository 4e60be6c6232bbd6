import type { Person } from '@hearthlight/domain/accounts/people/people'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDeviceWords } from '../../platform/device-words.ts'
import { Button } from '../../ui/button.tsx'
import { DeviceList } from '../../ui/device-list.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { peopleApi } from '../api/people-api.ts'
import { Block } from '../kit/block.tsx'
import { ConfirmDialog } from '../kit/dialogs/confirm-dialog.tsx'

/** Where the person is signed in, to be ended when a telephone is lost. */
export function PersonSessions({ id, person }: { id: string; person: Person }) {
  const { t } = useTranslation('admin-people')
  const wordsOf = useDeviceWords()
  const [isAsking, setIsAsking] = useState(false)
  const end = useMutation({ mutationFn: (session: string) => peopleApi.endSession(id, session) })
  return (
    <Block
      title={t('sessions.title')}
      actions={
        person.sessions.length > 1 ? (
          <Button variant="quiet" size="s" onClick={() => setIsAsking(true)}>
            {t('sessions.end_all')}
          </Button>
        ) : undefined
      }
    >
      <div role="alert">{end.error !== null && <Notice tone="danger">{end.error.message}</Notice>}</div>
      {person.sessions.length === 0 && <p className="muted">{t('sessions.none')}</p>}
      <DeviceList
        devices={person.sessions.map(({ id, ...attributes }) =>
          wordsOf({ id, attributes: { ...attributes, is_current: false } }),
        )}
        endingId={end.isPending ? end.variables : undefined}
        onEnd={(session) => end.mutate(session)}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={t('sessions.end_all_title')}
        text={t('sessions.end_all_text', { name: person.name })}
        confirmLabel={t('sessions.end_all')}
        run={() => peopleApi.endSessions(id)}
        onClose={() => setIsAsking(false)}
      />
    </Block>
  )
}
