import { isByLanguage } from '@hearthlight/domain/partner/local-text'
import { type JsonPath, sameJson, valueAt } from '@hearthlight/domain/shared/json-path'
import { groupsAbove, type PartnerSetting } from '@hearthlight/domain/studio/partner-settings'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../ui/chip.tsx'
import { valueText } from '../../editor/words/value-text.ts'
import { StorageNote } from '../../shared/storage-note.tsx'
import studioStyles from '../studio.module.css'
import { useSettingWords } from '../use-setting-words.ts'
import valuesStyles from '../values.module.css'
import { CoreTextsEditor } from './core-texts-editor.tsx'
import { ValueEditor } from './value-editor.tsx'

type Props = {
  /** Who looks at it may not change it: the operator's. */
  isLocked: boolean
  setting: PartnerSetting
  config: unknown
  published: unknown
  languages: readonly Language[]
  onEdit: (path: JsonPath, value: unknown) => void
}

/** One setting: its name, what it is for, its control, and what it was. */
export function SettingEditor({ setting, isLocked, config, published, languages, onEdit }: Props) {
  const { path, field } = setting
  const { t } = useTranslation('admin-site')
  const value = valueAt(config, path)
  const before = valueAt(published, path)
  const isChanged = !sameJson(value, before)
  const { nameOf, groupOf, aboutOf } = useSettingWords()
  const title = nameOf(field.key)
  const above = groupsAbove(setting).map(groupOf).join(', ')
  return (
    <div className={studioStyles.setting} data-changed={isChanged || undefined}>
      <div>
        <h3>
          {title} {isChanged && <Chip tone="action">{t('changed')}</Chip>}
          {value === undefined && field.default !== undefined && (
            <span className={studioStyles.standard}>{t('standard')}</span>
          )}
        </h3>
        {field.about !== undefined && <p className="small muted">{aboutOf(field.about)}</p>}
        {above !== '' && <p className="small muted">{above}</p>}
      </div>
      <fieldset className={studioStyles.control} disabled={isLocked}>
        {isLocked && <p className="small muted">{t('problem.operators-only')}</p>}
        {path.join('.') === 'storage.megabytes' && <StorageNote />}
        {path.join('.') === 'texts' ? (
          <CoreTextsEditor value={value} languages={languages} onChange={(next) => onEdit(path, next)} />
        ) : (
          <ValueEditor
            field={field}
            label={title}
            value={value}
            languages={languages}
            onChange={(next) => onEdit(path, next)}
          />
        )}
        {isChanged && (
          <p className="small muted">
            {t('was', { value: valueText(isByLanguage(before) ? before[languages[0] ?? 'en'] : before, t) })}{' '}
            <button type="button" className={valuesStyles.link} onClick={() => onEdit(path, before)}>
              {t('put_back', { name: title })}
            </button>
          </p>
        )}
      </fieldset>
    </div>
  )
}
