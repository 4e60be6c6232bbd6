import { valueAt } from '@hearthlight/domain/shared/json-path'
import { useTranslation } from 'react-i18next'
import { useEditing } from '../editor/editing.ts'
import { MoreFields } from '../editor/fields/more-fields.tsx'
import { Block } from '../kit/block.tsx'
import { useEntryFields } from './entry-fields.tsx'
import styles from './incentive.module.css'
import { useNamed } from './use-named.ts'
import { OnOff } from './when-part.tsx'

const SWITCHES = ['require_contractor', 'needs_approval_first', 'project_manager_disabled'] as const
const ASKED = {
  documents: ['documents', 'optional_documents', 'read_only_documents', 'payment_documents'],
  questions: ['questions', 'optional_questions', 'payment_questions'],
} as const

/** What an application for it needs: each thing one line, opened to be changed. */
export function AsksPart() {
  const { document } = useEditing()
  const { t } = useTranslation('admin-programs')
  const { own, shared } = useEntryFields()
  const named = useNamed()
  const hasVisit = (valueAt(document, ['incentive', 'schedule']) ?? null) !== null
  return (
    <Block title={t('incentive_part.asks')} note={t('incentive_part.note.asks')}>
      <div className={styles.asks}>
        {SWITCHES.map((key) => (
          <OnOff
            key={key}
            path={['incentive', key]}
            value={valueAt(document, ['incentive', key]) === true}
            label={t(`field.${key}`)}
          />
        ))}
        <MoreFields
          title={t('field.schedule')}
          note={t(hasVisit ? 'asks.visit' : 'asks.no_visit')}
          paths={[['incentive', 'schedule']]}
        >
          {own('schedule')}
        </MoreFields>
        {(['documents', 'questions'] as const).map((kind) => (
          <MoreFields
            key={kind}
            title={t(`asks.${kind}`)}
            note={named(ASKED[kind].slice(0, 3)) || t('asks.nothing')}
            paths={[...ASKED[kind].map((key) => ['incentive', key]), [kind]]}
          >
            {ASKED[kind].map(own)}
            {shared(kind)}
          </MoreFields>
        ))}
      </div>
    </Block>
  )
}
