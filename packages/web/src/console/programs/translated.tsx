import { countTexts, translatedPercent } from '@hearthlight/domain/programs/studio/count-texts'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'
import { useEditing } from '../editor/editing.ts'
import { Definitions } from '../kit/definitions.tsx'

/** How much of the program is written in each of its languages; the checks lead to what is missing. */
export function Translated() {
  const { document, languages } = useEditing()
  const { t } = useTranslation('admin-programs')
  const { percent, number } = useFormats()
  return (
    <Definitions
      items={languages.map((language) => {
        const { all, written } = countTexts(document, language)
        return {
          id: language,
          term: t(`language.${language}`),
          value: t('languages.written', {
            written: number(written),
            all: number(all),
            share: percent(translatedPercent(document, language) / 100),
          }),
        }
      })}
    />
  )
}
