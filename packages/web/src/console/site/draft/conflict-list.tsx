import { pathText } from '@hearthlight/domain/shared/json-path'
import type { Choice, Conflict } from '@hearthlight/domain/studio/merge'
import { useTranslation } from 'react-i18next'
import { RadioGroup } from '../../../ui/fields/radio-group.tsx'
import { useSettingWords } from '../use-setting-words.ts'
import { valueText } from '../value-text.ts'
import styles from '../values.module.css'
import { placeName } from './difference-list.tsx'

type Choices = Readonly<Record<string, Choice>>
/** Of a merge here or on the server; what is not there on a side is not in the answer either. */
type Asked = Pick<Conflict, 'path'> & Partial<Conflict>
type Props = { conflicts: readonly Asked[]; choices: Choices; onChange: (choices: Choices) => void }

/** One question for each setting that two sides changed, each to something else. */
export function ConflictList({ conflicts, choices, onChange }: Props) {
  const { t } = useTranslation('admin-site')
  const { nameOf } = useSettingWords()
  return (
    <div className={styles.conflicts}>
      {conflicts.map(({ path, mine, theirs }) => {
        const key = pathText(path)
        return (
          <RadioGroup
            key={key}
            label={placeName(path, nameOf, t)}
            layout="list"
            value={choices[key]}
            onChange={(value) => onChange({ ...choices, [key]: value === 'theirs' ? 'theirs' : 'mine' })}
            choices={[
              { value: 'mine', label: t('conflict.mine'), hint: valueText(mine, t) },
              { value: 'theirs', label: t('conflict.theirs'), hint: valueText(theirs, t) },
            ]}
          />
        )
      })}
    </div>
  )
}
