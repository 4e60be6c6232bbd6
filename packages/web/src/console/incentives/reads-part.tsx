import { isObject, type JsonPath, valueAt } from '@hearthlight/domain/shared/json-path'
import { useTranslation } from 'react-i18next'
import { Select } from '../../ui/fields/select.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import benchStyles from '../editor/bench.module.css'
import { controlName, useEditing } from '../editor/editing.ts'
import { MoreFields } from '../editor/fields/more-fields.tsx'
import { Block } from '../kit/block.tsx'
import { useEntryFields } from './entry-fields.tsx'
import styles from './incentive.module.css'

const LONGER = ['recommendation_title', 'description', 'learn_more_url']
const PLACED = ['code', 'kind', 'incentive_tags', 'recommended_categories']
const PROGRAM: JsonPath = ['incentive', 'program']

/** What people read of it, and where it stands among the others. */
export function ReadsPart() {
  const { t } = useTranslation('admin-programs')
  const { own, shared } = useEntryFields()
  return (
    <Block title={t('incentive_part.reads')} note={t('incentive_part.note.reads')}>
      <div className={benchStyles.stack}>
        {['title', 'short_description'].map(own)}
        <div className={styles.three}>
          {own('project_type')}
          <Application />
        </div>
        <div>
          <MoreFields title={t('reads.longer')} paths={LONGER.map((key) => ['incentive', key])}>
            {LONGER.map(own)}
          </MoreFields>
          <MoreFields
            title={t('reads.placed')}
            paths={[...PLACED.map((key) => ['incentive', key]), ['project_types'], ['languages']]}
          >
            {PLACED.map(own)}
            {['project_types', 'languages'].map(shared)}
          </MoreFields>
        </div>
      </div>
    </Block>
  )
}

/** The program that it is applied for in, and the measure of it that pays; or an application of its own. */
function Application() {
  const { document, references, change, defectAt } = useEditing()
  const { t } = useTranslation('admin-programs')
  const found = valueAt(document, PROGRAM)
  const program = isObject(found) ? found : null
  const code = String(program?.['code'] ?? '')
  const at: JsonPath = [...PROGRAM, 'code']
  const known = references(at) ?? []
  const gone = code !== '' && known.every(({ value }) => value !== code) ? [{ value: code, label: code }] : []
  return (
    <>
      <Select
        label={t('reads.application')}
        name={controlName(at)}
        error={defectAt(at) ?? defectAt(PROGRAM)}
        value={code}
        placeholder={t('reads.own_application')}
        options={[...known, ...gone]}
        onChange={(next) => change(PROGRAM, next === '' ? null : { ...program, code: next })}
      />
      {program !== null && (
        <TextField
          label={t('field.measure')}
          name={controlName([...PROGRAM, 'measure'])}
          error={defectAt([...PROGRAM, 'measure'])}
          value={String(program['measure'] ?? '')}
          onChange={(measure) => change(PROGRAM, { ...program, measure: measure === '' ? null : measure })}
        />
      )}
    </>
  )
}
