import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useShortcuts } from '../../kit/keys/shortcuts.ts'

/** Which page of a document is in view, and the way to another: by scrolling, by the buttons or by keys. */
export function useLeafing(pages: number) {
  const { t } = useTranslation('admin-application')
  const [page, setPage] = useState(1)
  const sheet = useRef<HTMLElement>(null)
  const leaves = () => [...(sheet.current?.querySelectorAll('img') ?? [])]
  const turnTo = (next: number) => {
    const to = Math.min(Math.max(next, 1), pages)
    setPage(to)
    const leaf = leaves()[to - 1]
    if (sheet.current !== null && leaf !== undefined) sheet.current.scrollTop = leaf.offsetTop
  }
  /** The last that begins above the middle of what is seen. */
  const follow = () => {
    if (sheet.current === null) return
    const { scrollTop, clientHeight } = sheet.current
    const seen = leaves().filter(({ offsetTop }) => offsetTop <= scrollTop + clientHeight / 2).length
    setPage(Math.max(1, seen))
  }
  useShortcuts('record', [
    { keys: ',', label: t('documents.page_before'), run: () => turnTo(page - 1) },
    { keys: '.', label: t('documents.next_page'), run: () => turnTo(page + 1) },
  ])
  return { page, sheet, follow, turnTo }
}

type Props = { page: number; pages: number; turnTo: (page: number) => void }

export function Leafing({ page, pages, turnTo }: Props) {
  const { t } = useTranslation('admin-application')
  return (
    <>
      <span className="num" role="status">
        {t('documents.page', { page, pages })}
      </span>
      <IconButton
        icon="chevron-left"
        label={t('documents.page_before')}
        size="s"
        isDisabled={page === 1}
        onClick={() => turnTo(page - 1)}
      />
      <IconButton
        icon="chevron-right"
        label={t('documents.next_page')}
        size="s"
        isDisabled={page === pages}
        onClick={() => turnTo(page + 1)}
      />
    </>
  )
}
