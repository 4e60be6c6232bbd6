import type { PublishedVersion } from '@hearthlight/domain/shared/draft'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Block } from '../../kit/block.tsx'
import styles from '../bench.module.css'
import { WhyDialog } from './why-dialog.tsx'

type Props = {
  versions: readonly PublishedVersion[]
  live: number | null
  note: string
  showsApplications: boolean
  rollBack: (version: number, why: string) => Promise<unknown>
  /** What else can be done with them. */
  children?: ReactNode
}

/** What was published, by whom and why, and the way back to it. */
export function Versions({ versions, live, note, showsApplications, rollBack, children }: Props) {
  const { t } = useTranslation('admin-programs')
  const formats = useFormats()
  const [wanted, setWanted] = useState<number | null>(null)
  if (versions.length === 0) return null
  return (
    <Block title={t('versions.title')} note={note}>
      <ol className={styles.versions}>
        {versions.map(({ version, published_at, published_by, why, applications }) => (
          <li key={version}>
            <b className="num">{version}</b>
            <div>
              <p>
                {version === live && <Chip tone="positive">{t('versions.live')}</Chip>}{' '}
                {formats.date(new Date(published_at))}
                {published_by !== null && `, ${published_by}`}
                {showsApplications && ` · ${t('versions.applications', { count: applications })}`}
              </p>
              {why !== null && <p className="small muted">{why}</p>}
              {version !== live && (
                <Button variant="quiet" size="s" onClick={() => setWanted(version)}>
                  {t('versions.roll_back', { version })}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ol>
      {children}
      <WhyDialog
        isOpen={wanted !== null}
        title={t('versions.roll_back_title', { version: wanted ?? 0 })}
        text={t('versions.roll_back_text')}
        confirmLabel={t('versions.roll_back', { version: wanted ?? 0 })}
        run={(why) => rollBack(wanted ?? 0, why)}
        onClose={() => setWanted(null)}
      />
    </Block>
  )
}
