import { useMutation, useQuery } from '@tanstack/react-query'
import { type CSSProperties, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { usePartner } from '../../../platform/partner.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { applicationApi, pagesQuery, pageUrl, type ReviewedApplication } from '../../api/application-api.ts'
import { Key } from '../../kit/keys/key.tsx'
import { useShortcuts } from '../../kit/keys/shortcuts.ts'
import styles from './document-viewer.module.css'
import { Leafing, useLeafing } from './leafing.tsx'

type Props = { application: ReviewedApplication; onAskAgain: (itemId: string) => void }
type Shown = ReviewedApplication['documents'][number]

/** The documents one at a time, beside what they prove. */
export function DocumentViewer({ application: { id, documents }, onAskAgain }: Props) {
  const { t } = useTranslation('admin-application')
  const [chosen, setChosen] = useState(0)
  const at = Math.min(chosen, documents.length - 1)
  const shown = documents[at]
  const accepting = useMutation({ mutationFn: (documentId: string) => applicationApi.accept(id, documentId) })
  const step = (by: 1 | -1) => setChosen((at + by + documents.length) % Math.max(documents.length, 1))
  const accept = () => {
    if (shown !== undefined && isOpenTo(shown) && shown.accepted_by === null) accepting.mutate(shown.id)
  }
  useShortcuts('record', [
    { keys: '[', label: t('keys.document_before'), run: () => step(-1) },
    { keys: ']', label: t('keys.next_document'), run: () => step(1) },
    { keys: 'y', label: t('keys.accept'), run: accept },
  ])
  if (shown === undefined) return null
  return (
    <section className={styles.viewer} aria-label={t('documents.title')}>
      <ul className={styles.tabs}>
        {documents.map((document, index) => (
          <li key={document.id}>
            <button type="button" aria-pressed={index === at} onClick={() => setChosen(index)}>
              {document.accepted_by !== null && <Icon name="check" />}
              {document.is_restricted && <Icon name="lock" />} {document.name}
            </button>
          </li>
        ))}
      </ul>
      <Page key={shown.id} document={shown} />
      <div className={styles.foot}>
        {shown.accepted_by !== null && (
          <p role="status">{t('documents.accepted', { name: shown.accepted_by })}</p>
        )}
        {isOpenTo(shown) && shown.accepted_by === null && (
          <Button variant="secondary" isPending={accepting.isPending} onClick={accept}>
            {t('documents.accept')} <Key>Y</Key>
          </Button>
        )}
        <Button variant="secondary" onClick={() => onAskAgain(shown.item_id)}>
          {t('documents.ask_again')}
        </Button>
        {isOpenTo(shown) && (
          <a href={shown.url} download={shown.name}>
            {t('documents.download')}
          </a>
        )}
      </div>
      <div role="alert">
        {accepting.error !== null && <Notice tone="danger">{accepting.error.message}</Notice>}
      </div>
    </section>
  )
}

/** Who lacks the permission sees that a restricted one is there, and no more. */
const isOpenTo = ({ message }: Shown) => message === null

function Page({ document }: { document: Shown }) {
  const { t } = useTranslation('admin-application')
  const { show } = usePartner().settings.admin3_restricted_data_messages
  const [isAskedFor, setAskedFor] = useState(!document.is_restricted)
  if (!isOpenTo(document) || !isAskedFor)
    return (
      <figure className={styles.page}>
        {isOpenTo(document) ? (
          <Button variant="secondary" icon="eye" onClick={() => setAskedFor(true)}>
            {`${show}: ${document.item}`}
          </Button>
        ) : (
          <p className="muted">{document.message}</p>
        )}
        <figcaption className="small muted">{t('documents.restricted')}</figcaption>
      </figure>
    )
  return <OpenPage document={document} />
}

function OpenPage({ document }: { document: Shown }) {
  const { t } = useTranslation('admin-application')
  const { number, date } = useFormats()
  const isRead = document.content_type === 'application/pdf' && canBeOpened(document)
  const pages = useQuery({ ...pagesQuery(document), enabled: isRead }).data ?? 0
  const sources = sourcesOf(document, pages)
  const { zoom, turns, tools } = useLook()
  const { page, sheet, follow, turnTo } = useLeafing(sources.length)
  const name = t('documents.picture', { name: document.name, item: document.item })
  return (
    <figure className={styles.page}>
      {sources.length === 0 ? (
        <p className="muted">{t(`documents.scan_${document.scan}`)}</p>
      ) : (
        <>
          <div className={styles.tools}>
            <div>{sources.length > 1 && <Leafing page={page} pages={sources.length} turnTo={turnTo} />}</div>
            <div>{tools}</div>
          </div>
          <section
            ref={sheet}
            className={styles.sheet}
            data-read={isRead || undefined}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
            tabIndex={0}
            aria-label={document.name}
            onScroll={follow}
          >
            {sources.map((source, index) => (
              <img
                key={source}
                src={source}
                loading={index === 0 ? 'eager' : 'lazy'}
                alt={pages === 0 ? name : t('documents.page_of', { page: index + 1, name })}
                data-page={pages > 0 || undefined}
                data-lies={turns % 2 === 1 || undefined}
                style={{ '--zoom': zoom, '--turn': `${turns * 90}deg` } as CSSProperties}
              />
            ))}
          </section>
        </>
      )}
      <figcaption className="small muted num">
        {document.item} · {t('documents.size', { size: number(document.size / 1024) })} ·{' '}
        {date(new Date(document.created_at))}
      </figcaption>
    </figure>
  )
}

/** A picture as it is, a PDF page by page; of the rest, and until its pages are known, the small picture of it. */
function sourcesOf({ url, thumbnail_url, content_type, ...document }: Shown, pages: number): string[] {
  if (/^image\/(jpeg|png|webp)$/.test(content_type) && canBeOpened(document)) return [url]
  if (pages > 0) return Array.from({ length: pages }, (_, index) => pageUrl({ url }, index + 1))
  return thumbnail_url === null ? [] : [thumbnail_url]
}

const ZOOMS = [1, 1.5, 2, 3, 4] as const

/** How near it is looked at, and which way up; another document begins anew. */
function useLook() {
  const { t } = useTranslation('admin-application')
  const [step, setStep] = useState(0)
  const [turns, setTurns] = useState(0)
  const nearer = () => setStep(Math.min(step + 1, ZOOMS.length - 1))
  const farther = () => setStep(Math.max(step - 1, 0))
  const turn = () => setTurns((turns + 1) % 4)
  useShortcuts('record', [
    { keys: '+', label: t('documents.nearer'), run: nearer },
    { keys: '-', label: t('documents.farther'), run: farther },
    { keys: 't', label: t('documents.turn'), run: turn },
  ])
  return {
    zoom: ZOOMS[step] ?? 1,
    turns,
    tools: (
      <>
        <IconButton icon="minus" label={t('documents.farther')} size="s" onClick={farther} />
        <IconButton icon="plus" label={t('documents.nearer')} size="s" onClick={nearer} />
        <Button variant="secondary" size="s" onClick={turn}>
          {t('documents.turn')} <Key>T</Key>
        </Button>
      </>
    ),
  }
}

const canBeOpened = ({ scan }: Pick<Shown, 'scan'>) => scan === 'off' || scan === 'clean'
