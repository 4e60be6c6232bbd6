import { useState } from 'react'
import { forgetDraft, readDraft, saveDraft } from './stored-drafts.ts'

/** A text that is being written: it survives a reload and the end of a session in this tab, until it is sent. */
export function useTextDraft(form: string) {
  const [text, setText] = useState(() => {
    const { text } = readDraft(form)
    return typeof text === 'string' ? text : ''
  })
  return {
    text,
    write: (next: string) => {
      setText(next)
      saveDraft(form, { text: next })
    },
    clear: () => {
      setText('')
      forgetDraft(form)
    },
  }
}
