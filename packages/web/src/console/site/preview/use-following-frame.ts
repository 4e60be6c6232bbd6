import type { Scheme } from '@hearthlight/domain/partner/look/palette'
import { toPublicPartner } from '@hearthlight/domain/partner/public/to-public-partner'
import { readConfigIn } from '@hearthlight/domain/partner/read-partner'
import { type FromPreview, PREVIEW_MESSAGE, type ToPreview } from '@hearthlight/domain/studio/preview-message'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import { useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { usePartner } from '../../../platform/partner.ts'

type Following = { config: unknown; language: Language; main: Language; scheme: Scheme; version: number }

/**
 * Tells the framed site of every change; while the draft cannot be read it goes on showing the last that could. Only the
 * language that is shown is read: all of them would take longer than a preview may lag behind.
 */
export function useFollowingFrame({ config, language, main, scheme, version }: Following) {
  const { id } = usePartner()
  const frame = useRef<HTMLIFrameElement>(null)
  const given = useDeferredValue(config)
  const read = useMemo(() => readConfigIn(given, language, main), [given, language, main])
  useEffect(() => {
    if (read === undefined) return
    const partner = toPublicPartner({ id, version, config: read }, null)
    const tell = () => {
      const message: ToPreview = { type: PREVIEW_MESSAGE, partner, language, scheme }
      frame.current?.contentWindow?.postMessage(message, window.location.origin)
    }
    const listen = ({ origin, source, data }: MessageEvent<FromPreview | undefined>) => {
      const isOurs = origin === window.location.origin && source === frame.current?.contentWindow
      if (isOurs && data?.type === PREVIEW_MESSAGE) tell()
    }
    tell()
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [read, id, version, language, scheme])
  return { frame, isValid: read !== undefined }
}
