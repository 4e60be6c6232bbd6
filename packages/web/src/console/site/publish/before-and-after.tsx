import { languagesOf } from '@hearthlight/domain/studio/languages-of'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { previewTicketQuery } from '../../api/site-api.ts'
import { Block } from '../../kit/block.tsx'
import { LoadFailed } from '../../kit/list/list-states.tsx'
import { useFrameScale } from '../../kit/use-frame-scale.ts'
import { PREVIEW_PAGES } from '../preview/preview-pages.ts'
import { previewAddress } from '../preview/preview-ticket.ts'
import frameStyles from '../preview/site-frame.module.css'
import { useFollowingFrame } from '../preview/use-following-frame.ts'
import { LanguageChoice, PageChoice } from '../preview/view-choices.tsx'
import styles from './before-and-after.module.css'

const PAGES_SHOWN = PREVIEW_PAGES.visitor
type ShownPage = (typeof PAGES_SHOWN)[number]
const SITE_PX = { width: 1280, shown: 300 }

type Props = { published: unknown; config: unknown; version: number }

/** A page of the site as visitors have it now, and beside it as they will have it. */
export function BeforeAndAfter({ published, config, version }: Props) {
  const { t } = useTranslation('admin-site')
  const [page, setPage] = useState<ShownPage>('home')
  const languages = languagesOf(published).filter((each) => languagesOf(config).includes(each))
  const [asked, setAsked] = useState<Language>()
  const language = languages.find((each) => each === asked) ?? languagesOf(config)[0]
  const ticket = useQuery(previewTicketQuery('visitor'))
  const shown = {
    page,
    language,
    version,
    address: ticket.data && previewAddress(page, ticket.data, language),
  }
  return (
    <Block
      title={t('look.title')}
      actions={
        <>
          <PageChoice value={page} among={PAGES_SHOWN} onChoose={setPage} />
          {languages.length > 1 && <LanguageChoice value={language} among={languages} onChoose={setAsked} />}
        </>
      }
    >
      {ticket.error !== null && (
        <LoadFailed message={ticket.error.message} retry={() => void ticket.refetch()} />
      )}
      <div className={styles.pair}>
        <Look {...shown} kind="now" config={published} />
        <Look {...shown} kind="later" config={config} />
      </div>
    </Block>
  )
}

type LookProps = {
  kind: 'now' | 'later'
  config: unknown
  page: ShownPage
  language: Language
  version: number
  address: string | undefined
}

/** To be looked at; one walks about in the preview beside the settings. */
function Look({ kind, config, page, language, version, address }: LookProps) {
  const { t } = useTranslation('admin-site')
  const main = languagesOf(config)[0]
  const { frame, isValid } = useFollowingFrame({ config, language, main, scheme: 'light', version })
  const { box, scale, height } = useFrameScale(SITE_PX.width, SITE_PX.shown)
  return (
    <figure className={styles.look}>
      <div ref={box} className={frameStyles.site} inert>
        {address !== undefined && (
          <iframe
            ref={frame}
            title={`${t(`diff.${kind}`)}: ${t(`preview.pages.${page}`)}`}
            src={address}
            tabIndex={-1}
            width={SITE_PX.width}
            height={height}
            style={{ transform: `scale(${scale})` }}
          />
        )}
      </div>
      <figcaption className="small muted">
        {t(`diff.${kind}`)}
        {!isValid && ` · ${t('preview.invalid')}`}
      </figcaption>
    </figure>
  )
}
