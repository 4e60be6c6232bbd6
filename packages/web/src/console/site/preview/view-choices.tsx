import type { Language } from '@hearthlight/domain/texts/namespaces'
import { useTranslation } from 'react-i18next'
import { Select } from '../../../ui/fields/select.tsx'
import type { PreviewPage } from './preview-pages.ts'

type Choice<Value> = { value: Value; among: readonly Value[]; onChoose: (chosen: Value) => void }

/** Which page of the site is looked at. */
export function PageChoice<Page extends PreviewPage>({ value, among, onChoose }: Choice<Page>) {
  const { t } = useTranslation('admin-site')
  return (
    <Select
      label={t('preview.page')}
      isLabelHidden
      placeholder={null}
      value={value}
      options={among.map((name) => ({ value: name, label: t(`preview.pages.${name as PreviewPage}`) }))}
      onChange={(chosen) => onChoose(among.find((name) => name === chosen) ?? value)}
    />
  )
}

/** The language in which it is looked at. */
export function LanguageChoice({ value, among, onChoose }: Choice<Language>) {
  const { t } = useTranslation('admin-site')
  return (
    <Select
      label={t('preview.language')}
      isLabelHidden
      placeholder={null}
      value={value}
      options={among.map((name) => ({ value: name, label: t(`language.${name}`) }))}
      onChange={(chosen) => onChoose(among.find((name) => name === chosen) ?? value)}
    />
  )
}
