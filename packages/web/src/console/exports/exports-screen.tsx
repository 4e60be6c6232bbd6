import type {
  NewExport as Asked,
  ExportOptions,
  ExportPreview,
} from '@hearthlight/domain/exports/export-file'
import type { ExportRhythm } from '@hearthlight/domain/exports/export-schedule'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFileSize } from '../../documents/use-file-size.ts'
import { useFormats } from '../../platform/formats.ts'
import { notify } from '../../platform/notices.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import {
  exportOptionsQuery,
  exportPreviewQuery,
  exportSourceQuery,
  exportsApi,
  exportsQuery,
  type ListedExport,
} from '../api/exports-api.ts'
import { CallError } from '../kit/call-error.tsx'
import { LoadFailed } from '../kit/list/list-states.tsx'
import { SavedViews } from '../kit/list/saved-views.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { type Chosen, choiceOf } from './chosen.ts'
import { ColumnGroups, useColumnName } from './column-groups.tsx'
import styles from './exports.module.css'
import { FileForm } from './file-form.tsx'
import { FirstRows } from './first-rows.tsx'
import { MadeExports } from './made-exports.tsx'
import { ScheduledExports } from './scheduled-exports.tsx'
import { Sentence } from './sentence.tsx'
import { useChosen } from './use-chosen.ts'

/** Without a column there is nothing to count. */
const NOTHING: ExportPreview = { rows: 0, bytes: 0, people: 0, columns: [], first: [] }

/** A table to take away: said in a sentence, counted before it is made, and made in the background. */
export function ExportsScreen() {
  const options = useQuery(exportOptionsQuery)
  const made = useQuery(exportsQuery)
  const { chosen, choose } = useChosen()
  const { source, questions, choice, preview } = useCounted(chosen)
  const { t } = useTranslation('admin-exports')
  const counted = preview.data ?? (choice.columns.length === 0 ? NOTHING : undefined)
  if (options.data !== undefined && made.data !== undefined && counted !== undefined)
    return (
      <NewExport
        {...{ chosen, choose }}
        options={options.data}
        made={made.data}
        preview={counted}
        questions={questions}
        countedAt={preview.isPlaceholderData ? undefined : new Date(preview.dataUpdatedAt)}
        error={preview.error ?? source.error}
        choice={choice}
      />
    )
  const error = options.error ?? made.error ?? preview.error ?? source.error
  if (error === null) return <Skeleton lines={8} />
  return (
    <>
      <PageHead title={t('title')} />
      <LoadFailed
        message={error.message}
        retry={() => {
          for (const query of [options, made, preview]) void query.refetch()
        }}
      />
    </>
  )
}

/** What is asked there, what the server is asked for, and what that comes to. */
function useCounted(chosen: Chosen) {
  const asking = chosen.what === 'applications' && chosen.source !== '' ? chosen.source : undefined
  const source = useQuery(exportSourceQuery(asking))
  const questions = source.data?.questions ?? []
  const open = questions.filter(({ needs_permission }) => !needs_permission).map(({ code }) => code)
  const choice = choiceOf(chosen, open)
  const preview = useQuery({
    ...exportPreviewQuery(choice),
    // Which answers there are is known before they are counted.
    enabled: asking === undefined || !source.isPending,
  })
  return { source, questions, choice, preview }
}

type Props = {
  chosen: Chosen
  choose: (next: Partial<Chosen>) => void
  choice: ReturnType<typeof choiceOf>
  options: ExportOptions
  made: readonly ListedExport[]
  preview: ExportPreview
  questions: Parameters<typeof ColumnGroups>[0]['questions']
  /** Undefined while another choice is being counted. */
  countedAt: Date | undefined
  error: Error | null
}

function NewExport({ chosen, choice, options, made, preview, questions, countedAt, error, ...props }: Props) {
  const { t } = useTranslation('admin-exports')
  const { time } = useFormats()
  const [purpose, setPurpose] = useState('')
  const [rhythm, setRhythm] = useState<ExportRhythm>()
  const [isTried, setTried] = useState(false)
  const making = useMutation({
    mutationFn: (asked: Asked) =>
      rhythm === undefined ? exportsApi.make(asked) : exportsApi.schedule({ ...asked, rhythm }),
    onSuccess: () => {
      notify({ text: t(rhythm === undefined ? 'asked' : 'schedule.added') })
      setRhythm(undefined)
      setPurpose('')
      setTried(false)
    },
  })
  const choose = (next: Partial<Chosen>) => {
    making.reset()
    props.choose(next)
  }
  const isNamed = purpose.trim() !== ''
  const make = () => {
    setTried(true)
    if (isNamed && choice.columns.length > 0) making.mutate({ ...choice, purpose: purpose.trim() })
  }
  const last = made.find(({ is_own, choice: { what } }) => is_own && what === chosen.what)
  return (
    <>
      <PageHead
        title={useHead(chosen, choice.columns.length, preview)}
        sub={<p>{countedAt === undefined ? t('counting') : t('kicker', { time: time(countedAt) })}</p>}
        actions={
          <>
            <SavedViews list="exports" />
            <Button isPending={making.isPending} onClick={make}>
              {t(rhythm === undefined ? 'make' : 'schedule.add')}
            </Button>
          </>
        }
      />
      <CallError error={making.error ?? error} />
      <div className={styles.page}>
        <div className={styles.choice}>
          <Sentence chosen={chosen} options={options} choose={choose} />
          <ColumnGroups
            chosen={chosen}
            questions={questions}
            last={last?.choice.columns}
            choose={(columns) => choose({ columns })}
          />
          <FirstRows preview={preview} nameOf={useColumnName(chosen.what, questions)} />
        </div>
        <FileForm
          chosen={chosen}
          choose={choose}
          {...{ rhythm, setRhythm }}
          purpose={purpose}
          setPurpose={setPurpose}
          error={isTried && !isNamed ? t('no_purpose') : undefined}
          people={preview.people}
        />
        <div className={styles.made}>
          <ScheduledExports />
          <MadeExports made={made} />
        </div>
      </div>
    </>
  )
}

function useHead({ what }: Chosen, columns: number, { rows, bytes }: ExportPreview): string {
  const { t } = useTranslation('admin-exports')
  const { number } = useFormats()
  const size = useFileSize()
  return t('head', {
    what: t(`count.${what}`, { count: rows, number: number(rows) }),
    columns: t('count.columns', { count: columns }),
    size: size(bytes),
  })
}
