import { ACTOR_KINDS, type AuditLine, AuditLogResponse } from '@hearthlight/domain/records/audit-line'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { logWordsQuery } from '../api/audit-log-api.ts'
import type { Column } from '../kit/list/columns.ts'
import type { Filter } from '../kit/list/filter.ts'
import { ListView } from '../kit/list/list.tsx'
import { StateBox } from '../kit/list/list-states.tsx'
import { useList } from '../kit/list/use-list.ts'
import { PageHead } from '../kit/page-head.tsx'
import { useMoment } from '../kit/use-moment.ts'
import { actionInWords, recordTypeInWords, whoInWords } from '../shared/line-words.ts'
import { LineDialog } from './line-dialog.tsx'
import { RecordName } from './record-name.tsx'

type Line = AuditLine & { readonly id: string }

/** Who did what, newest first; a line opens to what was before and what is now. */
export function LogScreen() {
  const { t } = useTranslation(['admin-log', 'admin'])
  const moment = useMoment()
  const [open, setOpen] = useState<Line | null>(null)
  const list = useList({
    name: 'log',
    path: '/api/admin/v1/audit_log',
    response: AuditLogResponse,
    defaultSort: '-at',
    filters: useFilters(t),
  })
  const columns: readonly Column<Line>[] = [
    {
      id: 'at',
      header: t('log.when'),
      sort: 'at',
      cell: (line) => (
        <Button
          variant="quiet"
          size="s"
          aria-label={t('log.details', { when: moment(line.at) })}
          onClick={() => setOpen(line)}
        >
          {moment(line.at)}
        </Button>
      ),
    },
    {
      id: 'who',
      header: t('log.who'),
      cell: (line) => (
        <>
          {line.acting ?? whoInWords(t, line)}
          {line.acting !== null && (
            <span className="small muted"> {t('log.acting', { name: whoInWords(t, line) })}</span>
          )}
        </>
      ),
    },
    {
      id: 'what',
      header: t('log.what'),
      isWide: true,
      cell: ({ action }) => <b>{actionInWords(t, action)}</b>,
    },
    { id: 'on', header: t('log.on'), cell: (line) => <RecordName line={line} /> },
    { id: 'request', header: t('log.request'), isExtra: true, cell: ({ request_id }) => request_id },
  ]
  return (
    <>
      <PageHead title={t('admin:section.log')} sub={t('log.text')} />
      <ListView
        list={list}
        caption={t('log.caption')}
        columns={columns}
        rowName={(line) => `${moment(line.at)} ${actionInWords(t, line.action)}`}
        searchLabel={t('log.search')}
        empty={<StateBox title={t('log.empty')} />}
      />
      {open !== null && <LineDialog line={open} onClose={() => setOpen(null)} />}
    </>
  )
}

function useFilters(t: TFunction<['admin-log', 'admin']>): readonly Filter[] {
  const { data } = useQuery(logWordsQuery)
  const wordsOf = (id: string) => data?.data.find((each) => each.id === id)?.attributes.words ?? []
  return [
    {
      id: 'who',
      label: t('log.who'),
      kind: 'choice',
      isMany: true,
      options: ACTOR_KINDS.map((value) => ({ value, label: t(`log.kind.${value}`) })),
    },
    {
      id: 'action',
      label: t('log.what'),
      kind: 'choice',
      isMany: true,
      options: wordsOf('action').map((value) => ({ value, label: actionInWords(t, value) })),
    },
    {
      id: 'record',
      label: t('log.record'),
      kind: 'choice',
      isMany: true,
      options: wordsOf('record').map((value) => ({ value, label: recordTypeInWords(t, value) })),
    },
    { id: 'at', label: t('log.when'), kind: 'dates' },
    { id: 'acting', label: t('log.filter_acting'), kind: 'flag' },
  ]
}
