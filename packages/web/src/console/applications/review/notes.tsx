import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTextDraft } from '../../../platform/drafts/use-text-draft.ts'
import { useFormats } from '../../../platform/formats.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { applicationApi, type ReviewedApplication } from '../../api/application-api.ts'
import { Block } from '../../kit/block.tsx'
import { Key } from '../../kit/keys/key.tsx'
import { useShortcuts } from '../../kit/keys/shortcuts.ts'
import styles from '../application.module.css'
import { mentionedIn } from './mentioned-in.ts'

/** What staff tell each other. Who is named with @ is told by mail. */
export function Notes({ application: { id, notes, colleagues } }: { application: ReviewedApplication }) {
  const { t } = useTranslation('admin-application')
  const { date, time } = useFormats()
  const draft = useTextDraft(`note ${id}`)
  const field = useRef<HTMLTextAreaElement>(null)
  const [isEmpty, setEmpty] = useState(false)
  const adding = useMutation({
    mutationFn: () =>
      applicationApi.note(id, { content: draft.text, mentions: mentionedIn(draft.text, colleagues) }),
    onSuccess: draft.clear,
  })
  useShortcuts('record', [{ keys: 'n', label: t('keys.note'), run: () => field.current?.focus() }])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setEmpty(draft.text.trim() === '')
    if (draft.text.trim() !== '' && !adding.isPending) adding.mutate()
  }
  return (
    <Block title={t('notes.title')} note={t('notes.staff_only')}>
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note.id}>
            <p className="small muted num">
              {date(new Date(note.created_at))} {time(new Date(note.created_at))} · {note.by}
            </p>
            <p className={styles.text}>{note.content}</p>
          </li>
        ))}
      </ul>
      <form onSubmit={submit} className={styles.stack}>
        <TextArea
          label={t('notes.new')}
          ref={field}
          value={draft.text}
          onChange={draft.write}
          rows={2}
          maxLength={5000}
          placeholder={t('notes.hint')}
          error={isEmpty ? t('notes.empty') : undefined}
        />
        <Select
          label={t('notes.name')}
          value=""
          options={colleagues.map(({ id: value, name }) => ({ value, label: name }))}
          onChange={(value) => {
            const colleague = colleagues.find((one) => one.id === value)
            if (colleague !== undefined)
              draft.write(`${draft.text.trimEnd()} @${colleague.name} `.trimStart())
            field.current?.focus()
          }}
        />
        <div role="alert">
          {adding.error !== null && <Notice tone="danger">{adding.error.message}</Notice>}
        </div>
        <p>
          <Button type="submit" variant="secondary" isPending={adding.isPending}>
            {t('notes.add')} <Key>N</Key>
          </Button>
        </p>
      </form>
    </Block>
  )
}
