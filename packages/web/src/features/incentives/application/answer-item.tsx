import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasStoredDraft } from '../../../forms/use-stored-draft.ts'
import { useFormats } from '../../../platform/formats.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError, fieldId } from '../../../ui/fields/field.tsx'
import { AnswerEditor } from './answer-editor.tsx'
import { AnswerHistory } from './answer-history.tsx'
import { useAnswerWords } from './answer-words.ts'
import styles from './application.module.css'
import { type AskedItem, DRAFT, draftRecord, type Editors } from './asked-item.ts'

type Props = { asked: AskedItem; editors: Editors; error: string | undefined; isReadOnly?: boolean }

/** One question: open until its answer is saved, then the answer with the way to change it. */
export function AnswerItem({ asked, editors, error, isReadOnly = false }: Props) {
  const { saved, request } = asked
  const isAskedFor = request !== undefined && !request.is_done
  const [isEditing, setIsEditing] = useState(() => isAskedFor || hasStoredDraft(DRAFT, draftRecord(asked)))
  const [wasOpen, setWasOpen] = useState(false)
  const close = () => {
    setIsEditing(false)
    setWasOpen(true)
  }
  const isOpen = !isReadOnly && (isEditing || saved === undefined)
  return (
    <li className={styles.answer} data-invalid={error !== undefined || undefined}>
      {request !== undefined && <Asked content={request.content} />}
      {isOpen ? (
        <AnswerEditor asked={asked} editors={editors} onClose={close} />
      ) : (
        <SavedAnswerRow
          asked={asked}
          error={error}
          takesFocus={wasOpen}
          onEdit={isReadOnly ? undefined : () => setIsEditing(true)}
        />
      )}
      {saved !== undefined && saved.comment_history.length > 0 && (
        <AnswerHistory item={asked.item} history={saved.comment_history} />
      )}
    </li>
  )
}

export function Asked({ content }: { content: string }) {
  const { t } = useTranslation('incentives')
  return (
    <p className={styles.asked}>
      <b>{t('apply.asked')}</b> {content}
    </p>
  )
}

type RowProps = {
  asked: AskedItem
  error: string | undefined
  takesFocus: boolean
  onEdit: (() => void) | undefined
}

function SavedAnswerRow({ asked: { item, saved }, error, takesFocus, onEdit }: RowProps) {
  const { t } = useTranslation('incentives')
  const words = useAnswerWords()
  const { date, time } = useFormats()
  const id = fieldId(item.id)
  const at = saved && new Date(saved.updated_at)
  return (
    <div className={styles.saved}>
      <div>
        <p className={styles.question}>{item.name}</p>
        <FieldError id={`${id}-error`} error={error} />
        <p className={styles.words}>{words(item, saved?.content ?? '')}</p>
        {at !== undefined && <p className="note">{t('own.saved_at', { date: date(at), time: time(at) })}</p>}
      </div>
      {onEdit !== undefined && (
        <Button
          id={id}
          variant="quiet"
          size="s"
          icon="edit"
          iconPlace="start"
          autoFocus={takesFocus}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onClick={onEdit}
        >
          {t('own.edit')}
          <span className="visually-hidden">: {item.name}</span>
        </Button>
      )}
    </div>
  )
}
