import { PAGES } from '@hearthlight/domain/partner/pages/pages'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Segmented } from '../../ui/fields/choices/segmented.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Icon } from '../../ui/pictures/icon.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { programsApi, type ProgramWalk as Walk } from '../api/programs-api.ts'
import { LoadFailed } from '../kit/list/list-states.tsx'
import { useFrameScale } from '../kit/use-frame-scale.ts'
import { FillWith } from './fill-with.tsx'
import styles from './program-walk.module.css'

const WIDTHS = ['375', '1280'] as const
type Width = (typeof WIDTHS)[number]

type Props = {
  id: string
  languages: readonly Language[]
  /** Saves what was written last: the walk is through the draft as it is saved. */
  settle: () => Promise<unknown>
}

/** The application itself, of the draft, on the site as it is. What is filled in is forgotten with the walk. */
export function ProgramWalk({ id, languages, settle }: Props) {
  const { t } = useTranslation('admin-programs')
  const [begun, setBegun] = useState(1)
  const [filledWith, setFilledWith] = useState('')
  const [language, setLanguage] = useState<Language>(languages[0] ?? 'en')
  const [width, setWidth] = useState<Width>(() => (window.innerWidth < 700 ? '375' : '1280'))
  const { box, scale, height } = useFrameScale(Number(width))
  const walk = useQuery(programsApi.walk(id, { settle, filledWith, number: begun }))
  return (
    <section className={styles.walk} aria-label={t('preview.title')}>
      <p className={styles.note} role="note">
        <Icon name="info" />
        <span>
          <b>{t('preview.trial')}</b> {t('preview.trial_text')}
        </span>
      </p>
      <div className={styles.bar}>
        <Select
          label={t('preview.language')}
          value={language}
          placeholder={null}
          options={languages.map((each) => ({ value: each, label: t(`language.${each}`) }))}
          onChange={(next) => setLanguage(languages.find((each) => each === next) ?? language)}
        />
        <Segmented
          label={t('preview.width')}
          value={width}
          onChange={setWidth}
          options={WIDTHS.map((each) => ({ value: each, label: t(`preview.widths.${each}`) }))}
        />
        <FillWith id={id} value={filledWith} onChange={setFilledWith} />
        <Button variant="secondary" onClick={() => setBegun(begun + 1)}>
          {t('preview.again')}
        </Button>
      </div>
      {walk.error !== null && <LoadFailed message={walk.error.message} retry={() => void walk.refetch()} />}
      <div ref={box} className={styles.site}>
        {walk.data === undefined ? (
          walk.error === null && <Skeleton lines={8} />
        ) : (
          <iframe
            key={walk.data.trial_id}
            title={t('preview.title')}
            src={addressOf(id, walk.data, language)}
            width={width}
            height={height}
            style={{ transform: `scale(${scale})` }}
          />
        )}
      </div>
    </section>
  )
}

function addressOf(programId: string, { token, trial_id }: Walk, language: Language): string {
  const search = { preview: token, language, programId, buildingId: trial_id }
  return `${PAGES.applicationsNew.path}?${new URLSearchParams(search)}`
}
