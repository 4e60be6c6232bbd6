import { extensionOf, freeFileName } from '@hearthlight/domain/documents/file-names'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Sending } from '../api/documents-api.ts'
import { HttpProblem } from '../platform/http-problem.ts'
import type { ShownUpload, WayOut } from '../ui/documents/shown-document.ts'
import { useFileSize } from './use-file-size.ts'

/** Sends a file: to a new document, or to the one it replaces. */
export type SendFile = (file: File, replaces: string | undefined, sending: Sending) => Promise<void>

/** Why a file is not sent, in words, and whether another name would do. */
export type Refusal = { readonly text: string; readonly isNameTaken: boolean }

type Rules = {
  readonly send: SendFile
  /** What is there already, whose names are taken. */
  readonly taken: readonly { readonly id: string; readonly name: string }[]
  /** The server's own rule, asked before anything is sent. */
  readonly validate: (file: File, takenNames: readonly string[]) => Refusal | null
}

type Upload = ShownUpload & {
  readonly file: File
  readonly replaces: string | undefined
  readonly abort: AbortController
}

const NO_WAY_OUT: WayOut = { kind: 'none' }

/** Files on their way. Each can be stopped, and what was refused or cut off can be sent again. */
export function useUploads({ send, taken, validate }: Rules) {
  const { t } = useTranslation('documents')
  const sizeOf = useFileSize()
  const { uploads, update, drop, append, nextKey } = useUploadList()
  const [status, setStatus] = useState('')
  const takenNames = (replaces: string | undefined) => [
    ...taken.filter(({ id }) => id !== replaces).map(({ name }) => name),
    ...uploads.filter(({ problem }) => problem === undefined).map(({ name }) => name),
  ]
  const refuse = (key: string, name: string, problem: string, wayOut: WayOut) => {
    update(key, { problem, wayOut })
    setStatus(t('upload.failed', { name, reason: problem }))
  }

  async function start({ key, file, replaces, abort }: Upload): Promise<void> {
    const onProgress = (sent: number, all: number) =>
      update(key, {
        percent: all === 0 ? 0 : Math.round((sent / all) * 100),
        sent: t('upload.sent', { sent: sizeOf(Math.min(sent, file.size)), all: sizeOf(file.size) }),
      })
    try {
      await send(file, replaces, { onProgress, signal: abort.signal })
      drop(key)
      setStatus(t('upload.done', { name: file.name }))
    } catch (cause) {
      if (abort.signal.aborted) return
      const { text, isFinal } = failureOf(cause, t('problem.upload-failed'))
      refuse(key, file.name, text, isFinal ? NO_WAY_OUT : { kind: 'retry' })
    }
  }

  function begin(file: File, replaces: string | undefined, names: readonly string[], key = nextKey()): void {
    const sent = t('upload.sent', { sent: sizeOf(0), all: sizeOf(file.size) })
    const upload = newUpload(key, file, replaces, sent)
    append(upload)
    const refusal = validate(file, names)
    if (refusal === null) void start(upload)
    else refuse(key, file.name, refusal.text, refusal.isNameTaken ? renaming(file, names) : NO_WAY_OUT)
  }

  return {
    uploads,
    status,
    setStatus,
    add: (files: readonly File[]) => {
      const names = takenNames(undefined)
      for (const file of files) {
        begin(file, undefined, names)
        names.push(file.name)
      }
    },
    replace: (id: string, file: File) => begin(file, id, takenNames(id)),
    stop: (key: string) => {
      uploads.find((upload) => upload.key === key)?.abort.abort()
      drop(key)
    },
    retry: (key: string) => {
      const refused = uploads.find((upload) => upload.key === key)
      if (refused === undefined) return
      const { file, wayOut, replaces } = refused
      const again = wayOut.kind === 'rename' ? new File([file], wayOut.name, { type: file.type }) : file
      begin(again, replaces, takenNames(replaces), key)
    },
  }
}

const newUpload = (key: string, file: File, replaces: string | undefined, sent: string): Upload => ({
  key,
  name: file.name,
  mark: extensionOf(file.name).toUpperCase(),
  percent: 0,
  sent,
  problem: undefined,
  wayOut: NO_WAY_OUT,
  file,
  replaces,
  abort: new AbortController(),
})

const renaming = (file: File, names: readonly string[]): WayOut => ({
  kind: 'rename',
  name: freeFileName(file.name, names),
})

/**
 * A refusal of the document itself says what is wrong, and the same file would be refused again. A lost connection and too
 * many at once say so; of anything else only that it did not go.
 */
function failureOf(cause: unknown, otherwise: string): { text: string; isFinal: boolean } {
  if (!(cause instanceof HttpProblem)) return { text: otherwise, isFinal: false }
  const isAboutIt = cause.status >= 400 && cause.status < 500 && cause.status !== 429
  const isSaid = isAboutIt || cause.status === 0 || cause.status === 429
  return { text: isSaid ? cause.title : otherwise, isFinal: isAboutIt }
}

function useUploadList() {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const count = useRef(0)
  return {
    uploads,
    nextKey: () => String(++count.current),
    append: (upload: Upload) => setUploads((all) => [...all.filter(({ key }) => key !== upload.key), upload]),
    update: (key: string, change: Partial<Upload>) =>
      setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...change } : upload))),
    drop: (key: string) => setUploads((all) => all.filter((upload) => upload.key !== key)),
  }
}
