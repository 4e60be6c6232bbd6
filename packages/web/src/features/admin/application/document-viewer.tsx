import { useMutation } from '@tanstack/react-query'
import { type CSSProperties, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { usePartner } from '../../../platform/partner.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { Key } from '../kit/key.tsx'
import { useShortcuts } from '../kit/shortcuts.ts'
import { applicationApi, type ReviewedApplication } from './application-api.ts'
import styles from './document-viewer.module.css'

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
  if (shown === undefined) return <p className="muted">{t('documents.none')}</p>
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
  const isPicture = /^image\/(jpeg|png|webp|gif)$/.test(document.content_type)
  const source = isPicture && canBeOpened(document) ? document.url : document.thumbnail_url
  const { zoom, turns, tools } = useLook()
  return (
    <figure className={styles.page}>
      {source === null ? (
        <p className="muted">{t(`documents.scan_${document.scan}`)}</p>
      ) : (
        <>
          {tools}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
          <section className={styles.sheet} tabIndex={0} aria-label={document.name}>
            <img
              src={source}
              alt={t('documents.picture', { name: document.name, item: document.item })}
              data-lies={turns % 2 === 1 || undefined}
              style={{ '--zoom': zoom, '--turn': `${turns * 90}deg` } as CSSProperties}
            />
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
  const tool = (label: string, key: string, run: () => void) => (
    <Button variant="quiet" size="s" onClick={run}>
      {label} <Key>{key}</Key>
    </Button>
  )
  return {
    ...{ zoom: ZOOMS[step] ?? 1, turns },
    tools: (
      <div className={styles.tools}>
        {tool(t('documents.nearer'), '+', nearer)}
        {tool(t('documents.farther'), '-', farther)}
        {tool(t('documents.turn'), 'T', turn)}
      </div>
    ),
  }
}

const canBeOpened = ({ scan }: Shown) => scan === 'off' || scan === 'clean'
