import type { ExportPreview } from '@hearthlight/domain/exports/export-file'
import { useTranslation } from 'react-i18next'
import { Block } from '../kit/block.tsx'
import styles from './exports.module.css'

type Props = { preview: ExportPreview; nameOf: (column: string) => string }

/** How the file begins. */
export function FirstRows({ preview, nameOf }: Props) {
  const { t } = useTranslation('admin-exports')
  return (
    <Block title={t('first')}>
      {preview.first.length === 0 ? (
        <p className="muted">{t('none')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is scrolled by keyboard too
        <section className={styles.scroll} tabIndex={0} aria-label={t('first_label')}>
          <table className={styles.preview}>
            <thead>
              <tr>
                {preview.columns.map((column) => (
                  <th key={column} scope="col">
                    {nameOf(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {preview.first.map((row, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no name but their place
                <tr key={index}>
                  {row.map((value, place) => (
                    <td key={preview.columns[place]}>{value}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Block>
  )
}
