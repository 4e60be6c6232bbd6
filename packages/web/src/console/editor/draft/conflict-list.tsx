import { type JsonPath, pathText } from '@hearthlight/domain/shared/json-path'
import type { Choice, Conflict } from '@hearthlight/domain/studio/merge'
import { useTranslation } from 'react-i18next'
import { RadioGroup } from '../../../ui/fields/choices/radio-group.tsx'
import benchStyles from '../bench.module.css'
import { valueText } from '../words/value-text.ts'

type Choices = Readonly<Record<string, Choice>>
/** Of a merge here or on the server; what is not there on a side is not in the answer either. */
type Asked = Pick<Conflict, 'path'> & Partial<Conflict>
type Props = {
  conflicts: readonly Asked[]
  nameAt: (path: JsonPath) => string
  /** Who the other is, where that is known. */
  by?: string
  choices: Choices
  onChange: (choices: Choices) => void
}

/** One question for each place that two sides changed, each to something else. */
export function ConflictList({ conflicts, nameAt, by, choices, onChange }: Props) {
  const { t } = useTranslation('admin-programs')
  const written = (value: unknown, by: string | undefined) =>
    by === undefined ? valueText(value, t) : `${by} ${valueText(value, t)}`
  return (
    <div className={benchStyles.stack}>
      {conflicts.map(({ path, mine, theirs }) => {
        const key = pathText(path)
        return (
          <RadioGroup
            key={key}
            label={nameAt(path)}
            layout="list"
            value={choices[key]}
            onChange={(value) => onChange({ ...choices, [key]: value === 'theirs' ? 'theirs' : 'mine' })}
            choices={[
              {
                value: 'mine',
                label: t('meeting.mine'),
                hint: written(mine, by && t('meeting.of_mine')),
              },
              {
                value: 'theirs',
                label: t('meeting.theirs'),
                hint: written(theirs, by && t('meeting.of_theirs', { name: by })),
              },
            ]}
          />
        )
      })}
    </div>
  )
}
