import type { VisitBrief } from '@hearthlight/domain/scheduling/visit-brief'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFieldName } from '../../home/known-words.ts'
import { useTextDraft } from '../../platform/drafts/use-text-draft.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { visitsApi } from '../api/visits-api.ts'
import { Block } from '../kit/block.tsx'
import { CallError } from '../kit/call-error.tsx'
import { useMoment } from '../kit/use-moment.ts'
import { type Asked, askedId, useAskedOfHome } from './asked-of-home.ts'
import { Correction } from './correction.tsx'
import styles from './day.module.css'

type Props = { id: string; brief: VisitBrief }

/** What advisors found here, and a note of one's own that may correct an answer. */
export function VisitNotes({ id, brief }: Props) {
  const { t } = useTranslation('admin-advisors')
  const draft = useTextDraft(`visit-note ${id}`)
  const [asked, setAsked] = useState<Asked | null>(null)
  const finish = () => {
    draft.clear()
    setAsked(null)
  }
  return (
    <Block title={t('note.title')} note={t('note.text')}>
      <Notes notes={brief.notes} />
      <TextArea
        name="content"
        label={t('note.new')}
        value={draft.text}
        onChange={draft.write}
        rows={3}
        maxLength={4000}
      />
      <QuestionChoice brief={brief} value={asked} onChange={setAsked} />
      {asked === null ? (
        <PlainNote id={id} brief={brief} content={draft.text} onDone={finish} />
      ) : (
        <Correction key={askedId(asked)} {...{ id, brief, asked, content: draft.text }} onDone={finish} />
      )}
    </Block>
  )
}

function Notes({ notes }: Pick<VisitBrief, 'notes'>) {
  const { t } = useTranslation('admin-advisors')
  const moment = useMoment()
  return (
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={note.id}>
          <p className="small muted">
            {moment(note.created_at)} · {note.by}
          </p>
          <p>{note.content}</p>
          {note.corrected.length > 0 && (
            <p className="small">{t('note.corrected', { count: note.corrected.length })}</p>
          )}
        </li>
      ))}
    </ul>
  )
}

type ChoiceProps = { brief: VisitBrief; value: Asked | null; onChange: (asked: Asked | null) => void }

function QuestionChoice({ brief, value, onChange }: ChoiceProps) {
  const { t } = useTranslation('admin-advisors')
  const name = useFieldName()
  const all = useAskedOfHome(brief)
  return (
    <Select
      name="question"
      label={t('note.correct')}
      placeholder={t('note.nothing')}
      value={value === null ? '' : askedId(value)}
      onChange={(id) => onChange(all.find((each) => askedId(each) === id) ?? null)}
      options={all.map((each) => ({
        value: askedId(each),
        label: name({ section: each.section, field: each.field.name }),
      }))}
    />
  )
}

type NoteProps = Props & { content: string; onDone: () => void }

function PlainNote({ id, brief, content, onDone }: NoteProps) {
  const { t } = useTranslation('admin-advisors')
  const saving = useMutation({
    mutationFn: () => visitsApi.note(id, { content, corrections: [], answers_at: brief.answers_at }),
    onSuccess: onDone,
  })
  return (
    <>
      <CallError error={saving.error} />
      <p>
        <Button isPending={saving.isPending} onClick={() => saving.mutate()}>
          {t('note.save')}
        </Button>
      </p>
    </>
  )
}
