import { type FormEvent, type ReactNode, useId } from 'react'
import { Button } from './button.tsx'
import styles from './conversation.module.css'
import { TextArea } from './fields/text-area.tsx'
import { Notice } from './states/notice.tsx'

type Said = { id: string; by: string; when: string; text: string; isMine: boolean }

type Props = {
  said: readonly Said[]
  empty: ReactNode
  label: string
  /** What is being written. */
  draft: { readonly text: string; readonly write: (text: string) => void }
  sendLabel: string
  sending: { readonly mutate: () => void; readonly isPending: boolean; readonly error: Error | null }
  note?: ReactNode
}

/** What two sides have written to each other, and the place to write the next. */
export function Conversation(props: Props) {
  const { said, empty, label, draft, sendLabel, sending, note } = props
  const id = useId()
  const isEmpty = draft.text.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isEmpty && !sending.isPending) sending.mutate()
  }
  return (
    <div className={styles.conversation}>
      {said.length === 0 ? (
        <p className="muted">{empty}</p>
      ) : (
        <ol className={styles.said}>
          {said.map((one) => (
            <li key={one.id} data-mine={one.isMine || undefined}>
              <p className="small">
                <b>{one.by}</b> <span className="muted num">{one.when}</span>
              </p>
              <p className={styles.text}>{one.text}</p>
            </li>
          ))}
        </ol>
      )}
      <form onSubmit={submit} className={styles.form}>
        <TextArea id={id} label={label} value={draft.text} onChange={draft.write} rows={3} maxLength={5000} />
        {sending.error !== null && (
          <div role="alert">
            <Notice tone="danger">{sending.error.message}</Notice>
          </div>
        )}
        <div className="cluster">
          <Button type="submit" variant="secondary" isPending={sending.isPending} isDisabled={isEmpty}>
            {sendLabel}
          </Button>
          {note !== undefined && <span className="small muted">{note}</span>}
        </div>
      </form>
    </div>
  )
}
