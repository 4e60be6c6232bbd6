import type { StudioVersion } from '@hearthlight/domain/studio/contract/studio-contract'
import { differences } from '@hearthlight/domain/studio/differences'
import { useMutation, useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { studioApi, versionQuery, versionsQuery } from '../../api/site-api.ts'
import { Block } from '../../kit/block.tsx'
import type { Column } from '../../kit/list/columns.ts'
import { DataTable } from '../../kit/list/data-table.tsx'
import changesStyles from '../draft/changes.module.css'
import { DifferenceList } from '../draft/difference-list.tsx'
import { StudioFrame } from '../draft/studio-frame.tsx'
import { useClock } from '../use-clock.ts'
import { type SiteDraft, useSiteDraft } from '../use-site-draft.ts'
import valuesStyles from '../values.module.css'

type Row = StudioVersion & { readonly id: string }

/** All that was, is and will be live, and the way back. */
export function VersionsScreen() {
  const { t } = useTranslation('admin-site')
  const edited = useSiteDraft()
  const clock = useClock()
  const { data, hasNextPage, fetchNextPage } = useSuspenseInfiniteQuery(versionsQuery)
  const [chosen, setChosen] = useState<number | null>(null)
  const rows = data.pages.flatMap(({ versions }) =>
    versions.map((version): Row => ({ ...version, id: String(version.number) })),
  )
  const columns: readonly Column<Row>[] = [
    { id: 'number', header: t('version.number'), cell: ({ number }) => <b>{number}</b> },
    {
      id: 'live',
      header: t('version.live'),
      cell: ({ published_at, publish_at }) => {
        const at = publish_at ?? published_at
        return at === null ? '' : clock(new Date(at))
      },
    },
    { id: 'by', header: t('version.by'), cell: ({ author_name }) => author_name || t('version.system') },
    {
      id: 'reason',
      header: t('version.reason'),
      isWide: true,
      cell: ({ reason, failure }) => failure ?? reason,
    },
    {
      id: 'changes',
      header: t('version.changes'),
      isNumeric: true,
      onPhone: 'named',
      cell: ({ changes }) => changes ?? '–',
    },
    { id: 'state', header: t('version.state'), cell: (version) => <StateChip version={version} /> },
    {
      id: 'actions',
      header: t('version.actions'),
      cell: (version) => <Actions version={version} onChoose={setChosen} />,
    },
  ]
  return (
    <StudioFrame edited={edited} current="versions">
      {chosen !== null && (
        <RollBack key={chosen} number={chosen} edited={edited} onDone={() => setChosen(null)} />
      )}
      <Block title={t('tab.versions')} note={t('version.note')}>
        <DataTable
          caption={t('tab.versions')}
          columns={columns}
          rows={rows}
          rowName={({ number }) => t('version.name', { number })}
        />
        {hasNextPage && (
          <Button variant="quiet" onClick={() => void fetchNextPage()}>
            {t('version.older')}
          </Button>
        )}
      </Block>
    </StudioFrame>
  )
}

function StateChip({ version: { status, kind, publish_at } }: { version: StudioVersion }) {
  const { t } = useTranslation('admin-site')
  if (status === 'published') return <Chip tone="positive">{t('version.is_live')}</Chip>
  if (publish_at !== null) return <Chip tone="action">{t('version.scheduled')}</Chip>
  return kind === 'edit' ? null : <Chip tone="caution">{t(`version.kind.${kind}`)}</Chip>
}

function Actions({
  version: { number, status },
  onChoose,
}: {
  version: StudioVersion
  onChoose: (number: number) => void
}) {
  const { t } = useTranslation('admin-site')
  const cancel = useMutation({ mutationFn: () => studioApi.cancelSchedule(number) })
  if (status === 'published') return null
  return status === 'scheduled' ? (
    <Button variant="quiet" isPending={cancel.isPending} onClick={() => cancel.mutate()}>
      {t('version.cancel', { number })}
    </Button>
  ) : (
    <Button variant="quiet" onClick={() => onChoose(number)}>
      {t('version.roll_back', { number })}
    </Button>
  )
}

type RollBackProps = { number: number; edited: SiteDraft; onDone: () => void }

/** What would be again, and why. */
function RollBack({ number, edited, onDone }: RollBackProps) {
  const { t } = useTranslation('admin-site')
  const { data: version } = useQuery(versionQuery(number))
  const [reason, setReason] = useState('')
  const [isTold, setTold] = useState(false)
  const doing = useMutation({
    mutationFn: () => studioApi.rollBack(number, reason),
    onSuccess: onDone,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTold(true)
    if (reason.trim() !== '') doing.mutate()
  }
  return (
    <div className={changesStyles.roll}>
      <Block title={t('roll.title', { number })} note={t('roll.text')}>
        {version !== undefined && (
          <DifferenceList differences={differences(edited.draft.published.config, version.config)} />
        )}
        <form className={valuesStyles.adding} noValidate onSubmit={submit}>
          <TextField
            label={t('roll.reason')}
            value={reason}
            error={isTold && reason.trim() === '' ? t('publish.reason_missing') : undefined}
            onChange={setReason}
          />
          <Button type="submit" isPending={doing.isPending}>
            {t('roll.run')}
          </Button>
          <Button variant="secondary" onClick={onDone}>
            {t('roll.cancel')}
          </Button>
        </form>
        <div role="alert">{doing.error !== null && <Notice tone="danger">{doing.error.message}</Notice>}</div>
      </Block>
    </div>
  )
}
