import { PAGES } from '@hearthlight/domain/partner/pages'
import type { Scheme } from '@hearthlight/domain/partner/palette'
import { partnerIn, readPartnerConfig } from '@hearthlight/domain/partner/read-partner'
import { toPublicPartner } from '@hearthlight/domain/partner/to-public-partner'
import { type FromPreview, PREVIEW_MESSAGE, type ToPreview } from '@hearthlight/domain/studio/preview-message'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePartner } from '../../../platform/partner.ts'
import { Segmented } from '../../../ui/fields/segmented.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { languagesOf } from './languages-of.ts'
import styles from './studio.module.css'
import { studioApi } from './studio-api.ts'
import { useFrameScale } from './use-frame-scale.ts'

const WIDTHS = ['375', '768', '1280'] as const
const SHOWN = [
  'home',
  'how-it-works',
  'about',
  'terms-and-conditions',
  'sign-in',
  'sign-up',
  'OffersPublic',
] as const
/** A token lasts a quarter of an hour. */
const RENEW_MS = 10 * 60_000

type Props = { config: unknown; version: number }

/** The site itself, of the draft as it stands here, before anything is published. */
export function Preview({ config, version }: Props) {
  const { t } = useTranslation('admin-site')
  const [page, setPage] = useState<(typeof SHOWN)[number]>('home')
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('1280')
  const [scheme, setScheme] = useState<Scheme>('light')
  const languages = languagesOf(config)
  const [asked, setAsked] = useState<Language>()
  const language = asked !== undefined && languages.includes(asked) ? asked : languages[0]
  const { data: ticket } = useQuery({
    queryKey: ['studio', 'preview'],
    queryFn: () => studioApi.preview('visitor'),
    staleTime: RENEW_MS,
    refetchInterval: RENEW_MS,
  })
  const { frame, isValid } = useFollowingFrame({ config, language, scheme, version })
  const { box, scale, height } = useFrameScale(Number(width))
  return (
    <aside className={styles.preview} aria-label={t('preview.title')}>
      <div className={styles.looks}>
        <Select
          label={t('preview.page')}
          isLabelHidden
          placeholder={null}
          value={page}
          options={SHOWN.map((name) => ({ value: name, label: t(`preview.pages.${name}`) }))}
          onChange={(next) => setPage(SHOWN.find((name) => name === next) ?? 'home')}
        />
        <Select
          label={t('preview.language')}
          isLabelHidden
          placeholder={null}
          value={language}
          options={languages.map((name) => ({ value: name, label: t(`language.${name}`) }))}
          onChange={(next) => setAsked(languages.find((name) => name === next))}
        />
        <Segmented
          label={t('preview.width')}
          value={width}
          onChange={setWidth}
          options={WIDTHS.map((each) => ({ value: each, label: each }))}
        />
        <Segmented
          label={t('preview.scheme')}
          value={scheme}
          onChange={setScheme}
          options={(['light', 'dark'] as const).map((each) => ({ value: each, label: t(`preview.${each}`) }))}
        />
      </div>
      <p className={styles.where} role="status">
        {isValid ? t('preview.only_you') : t('preview.invalid')}
      </p>
      <div ref={box} className={styles.site}>
        {ticket !== undefined && (
          <iframe
            ref={frame}
            title={t('preview.title')}
            src={`${PAGES[page].path}?preview=${ticket.token}&language=${language}`}
            width={width}
            height={height}
            style={{ transform: `scale(${scale})` }}
          />
        )}
      </div>
    </aside>
  )
}

type Following = { config: unknown; language: Language; scheme: Scheme; version: number }

/** Tells the framed site of every change; while the draft cannot be read it goes on showing the last that could. */
function useFollowingFrame({ config, language, scheme, version }: Following) {
  const { id } = usePartner()
  const frame = useRef<HTMLIFrameElement>(null)
  const given = useDeferredValue(config)
  const read = useMemo(() => readPartnerConfig(given), [given])
  useEffect(() => {
    if (read.kind === 'invalid') return
    const partner = toPublicPartner(partnerIn({ ...read, id, version }, language), null)
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
  return { frame, isValid: read.kind === 'valid' }
}
