import { type CSSProperties, useCallback, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Markdown } from '../../../platform/markdown.tsx'
import { usePartner } from '../../../platform/partner.ts'
import { Button } from '../../../ui/button.tsx'
import { useTakenOver } from '../../../ui/taken-over.ts'
import styles from './offers.module.css'

/** The first lines of a text, as many as the partner says, and the way to the rest where there is more. */
export function ClampedText({ text, about }: { text: string; about: string }) {
  const { t } = useTranslation('applications')
  const { max_rows_number: rows } = usePartner().settings
  const id = useId()
  const isTakenOver = useTakenOver()
  const lines: CSSProperties & Record<'--rows', number> = { '--rows': rows }
  const [isOpen, setOpen] = useState(false)
  const [isLong, setLong] = useState(false)
  const measure = useCallback((place: HTMLElement | null) => {
    if (place === null) return
    const look = () => setLong(place.scrollHeight > place.clientHeight + 1)
    const watch = new ResizeObserver(look)
    watch.observe(place)
    return () => watch.disconnect()
  }, [])
  return (
    <>
      <div
        id={id}
        ref={isOpen ? undefined : measure}
        className={styles.text}
        data-clamped={!isOpen || undefined}
        // Not in a page that the server draws: its policy takes no style but that of the theme.
        style={isTakenOver ? lines : undefined}
      >
        <Markdown text={text} headingLevel={3} />
      </div>
      {(isLong || isOpen) && (
        <Button
          variant="quiet"
          size="s"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'offers.see_less' : 'offers.see_more')}
          <span className="visually-hidden"> {t('offers.about', { name: about })}</span>
        </Button>
      )}
    </>
  )
}
