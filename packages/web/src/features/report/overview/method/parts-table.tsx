import type { HomeView } from '@hearthlight/domain/report/home/home-view'
import type { HomePart, PartId } from '@hearthlight/domain/report/parts/home-parts'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../../platform/formats.ts'
import { Chip, type ChipSource } from '../../../../ui/chip.tsx'
import { Rating } from '../../../../ui/figures/rating.tsx'
import { Table } from '../../../../ui/figures/table.tsx'
import { Pictogram, type PictogramName } from '../../../../ui/pictures/pictogram.tsx'
import { usePartWords } from '../../use-part-words.ts'
import { useFixColumn } from './fix-column.tsx'
import styles from './parts-table.module.css'

const PICTOGRAM: Record<PartId, PictogramName> = {
  air: 'air-sealing',
  ventilation: 'hrv',
  ducts: 'exhaust',
  walls: 'walls',
  windows: 'window-double',
  attic: 'attic',
  foundation: 'basement',
  neighbours: 'apartment',
  heating: 'furnace',
  hot_water: 'tank',
}
export const CHIP_SOURCE: Record<HomePart['known']['source'], ChipSource> = {
  answered: 'told',
  record: 'record',
  assumed: 'assumed',
}

type Props = {
  parts: HomeView['parts']
  /** Absent where the reader may change nothing. */
  onFix?: (part: HomePart) => void
}

/** What we know of each part, where it comes from, how good it is, and a way to correct it on the spot. */
export function PartsTable({ parts, onFix }: Props) {
  const { t } = useTranslation('report')
  const words = usePartWords()
  const { percent: inPercent } = useFormats()
  const fix = useFixColumn(onFix, ({ id }: HomePart) => t(`parts.name.${id}`))
  return (
    <div className={`page ${styles.parts}`}>
      <Table
        caption={t('parts.title')}
        isStacked
        rows={parts}
        rowId={({ id }) => id}
        columns={[
          {
            id: 'part',
            header: t('parts.part'),
            cell: ({ id }) => (
              <span className={styles.name}>
                <Pictogram name={PICTOGRAM[id]} /> {t(`parts.name.${id}`)}
              </span>
            ),
          },
          {
            id: 'lost',
            header: t('parts.lost'),
            isNumeric: true,
            cell: ({ percent }) => (percent === null ? '–' : inPercent(percent / 100)),
          },
          {
            id: 'known',
            header: t('parts.known'),
            isWide: true,
            cell: (part) => (
              <span className={styles.known}>
                {words(part)}
                <Chip source={CHIP_SOURCE[part.known.source]}>{t(`source.${part.known.source}`)}</Chip>
              </span>
            ),
          },
          {
            id: 'rating',
            header: t('parts.rating'),
            cell: ({ rating }) =>
              rating !== null && <Rating steps={rating}>{t(`parts.rate.${rating}`)}</Rating>,
          },
          ...fix,
        ]}
      />
    </div>
  )
}
