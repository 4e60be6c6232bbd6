import type { Scheme } from '@hearthlight/domain/partner/look/palette'
import type { PreviewPerson } from '@hearthlight/domain/studio/contract/studio-contract'
import { languagesOf } from '@hearthlight/domain/studio/languages-of'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { previewTicketQuery } from '../../api/site-api.ts'
import { useFrameScale } from '../../kit/use-frame-scale.ts'
import type { PreviewPage } from './preview-pages.ts'
import { previewAddress } from './preview-ticket.ts'
import styles from './site-frame.module.css'
import { useFollowingFrame } from './use-following-frame.ts'

type Props = {
  config: unknown
  version: number
  person: PreviewPerson
  page: PreviewPage
  language: Language
  scheme: Scheme
  width: number
}

/** A page of the site of a draft, as wide as it is asked for and as large as there is room. */
export function SiteFrame({ config, version, person, page, language, scheme, width }: Props) {
  const { t } = useTranslation('admin-site')
  const [main] = languagesOf(config)
  const { data: ticket, error } = useQuery(previewTicketQuery(person))
  const { frame, isValid } = useFollowingFrame({ config, language, main, scheme, version })
  const { box, scale, height } = useFrameScale(width)
  return (
    <>
      <p className={styles.where} role="status">
        {error?.message ?? (isValid ? t('preview.only_you') : t('preview.invalid'))}
      </p>
      <div ref={box} className={styles.site}>
        {ticket !== undefined && (
          <iframe
            ref={frame}
            title={t('preview.title')}
            src={previewAddress(page, ticket, language)}
            width={width}
            height={height}
            style={{ transform: `scale(${scale})` }}
          />
        )}
      </div>
    </>
  )
}
