import { MOST_IMPORT_BYTES } from '@hearthlight/domain/meters/supplied/reading-import'
import { consolePath } from '@hearthlight/domain/navigation/console-path'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { readingsApi } from '../api/readings-api.ts'

type Sending = { readonly name: string; readonly sent: number; readonly all: number }
type Failed = { readonly name: string; readonly why: string }

/** Sends the chosen files one after the other; each becomes an import of its own. */
export function useUpload() {
  const { t } = useTranslation('admin-readings')
  const navigate = useNavigate()
  const stopping = useRef<AbortController>(null)
  const [sending, setSending] = useState<Sending | null>(null)
  const [failed, setFailed] = useState<readonly Failed[]>([])
  const [received, setReceived] = useState(0)

  const send = async (files: readonly File[]) => {
    setFailed([])
    setReceived(0)
    const ids: string[] = []
    const refused: Failed[] = []
    for (const file of files) {
      const sent = await sendOne(file)
      if ('id' in sent) ids.push(sent.id)
      else refused.push({ name: file.name, why: sent.why })
    }
    setSending(null)
    setFailed(refused)
    setReceived(ids.length)
    const [id] = ids
    if (id !== undefined && files.length === 1) await navigate(consolePath('reading-import', { id }))
  }

  const sendOne = async (file: File): Promise<{ readonly id: string } | { readonly why: string }> => {
    const refusal = refusalOf(file)
    if (refusal !== null) return { why: t(`problem.${refusal}`) }
    const stop = new AbortController()
    stopping.current = stop
    const onProgress = (sent: number, all: number) => setSending({ name: file.name, sent, all })
    onProgress(0, file.size)
    try {
      return { id: await readingsApi.upload(file, onProgress, stop.signal) }
    } catch (error) {
      if (stop.signal.aborted) return { why: t('stopped_sending') }
      return { why: error instanceof Error ? error.message : String(error) }
    }
  }

  return { send, sending, failed, received, stop: () => stopping.current?.abort() }
}

/** What is known of a file before anything of it is sent. */
function refusalOf({ size }: File): 'empty' | 'too-big' | null {
  if (size === 0) return 'empty'
  return size > MOST_IMPORT_BYTES ? 'too-big' : null
}
