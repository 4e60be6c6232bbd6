import { valueAt } from '@hearthlight/domain/shared/json-path'
import { type EditorField, fieldAt } from '@hearthlight/domain/studio/editor-field'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import styles from '../editor/bench.module.css'
import { useEditing } from '../editor/editing.ts'
import { MoreFields } from '../editor/fields/more-fields.tsx'
import { GroupFields, SchemaField } from '../editor/fields/schema-field.tsx'
import { itemTitle } from '../editor/words/item-title.ts'
import { Block } from '../kit/block.tsx'
import { OTHER_PARTS, type ProgramPart } from './program-parts.ts'
import { StatusDiagram } from './status-diagram.tsx'
import { StatusMails } from './status-mails.tsx'
import { Translated } from './translated.tsx'

/** Lists that a step shows by the codes of their groups, and what their groups hold. */
export const ITEMS = {
  question_groups: 'questions',
  attachment_groups: 'attachments',
  measure_groups: 'measures',
} as const
export const LISTS = ['question_groups', 'attachment_groups', 'measure_groups'] as const

/** The part of a program that is being written. */
export function PartEditor({ part }: { part: ProgramPart }) {
  return part.kind === 'step' ? (
    <StepEditor key={part.index} index={part.index} />
  ) : (
    <OtherPartEditor kind={part.kind} />
  )
}

function OtherPartEditor({ kind }: { kind: keyof typeof OTHER_PARTS }) {
  const { fields } = useEditing()
  const { t } = useTranslation('admin-programs')
  return (
    <Block title={t(`parts.${kind}`)} note={t(`parts.note.${kind}`)}>
      <div className={styles.stack}>
        {kind === 'statuses' && <StatusDiagram />}
        {kind === 'mails' && <StatusMails />}
        <GroupFields path={[]} fields={withKeys(fields, OTHER_PARTS[kind])} />
        {kind === 'languages' && <Translated />}
      </div>
    </Block>
  )
}

/** These of the fields only, in this order. */
const withKeys = (fields: readonly EditorField[], keys: readonly string[]): EditorField[] =>
  keys.flatMap((key) => fields.filter((field) => field.key === key))

function StepEditor({ index }: { index: number }) {
  const { fields, document, languages, change } = useEditing()
  const { t } = useTranslation('admin-programs')
  const step = valueAt(document, ['steps', index])
  const field = fieldAt(fields, ['steps', index])
  const groups = LISTS.flatMap((list) => shownGroups(document, list, step).map((at) => ({ list, at })))
  // What a step asks comes first; only one that asks nothing yet begins with its own fields.
  const [isFolded] = useState(groups.length > 0)
  if (step === undefined || field === undefined) return null
  const drawn = <SchemaField path={['steps', index]} field={field} />
  return (
    <>
      <Block
        title={t('parts.step_title', { number: index + 1, name: itemTitle(step, languages, '') })}
        actions={
          <Button
            variant="quiet"
            size="s"
            icon="trash"
            iconPlace="start"
            onClick={() => change(['steps', index], undefined)}
          >
            {t('editor.remove', { what: t('parts.step') })}
          </Button>
        }
      >
        {isFolded ? (
          <MoreFields
            title={t('parts.step_itself')}
            note={t(`choice.${String(valueAt(step, ['type']))}`)}
            paths={[['steps', index]]}
          >
            {drawn}
          </MoreFields>
        ) : (
          drawn
        )}
      </Block>
      {groups.map(({ list, at }) => (
        <GroupEditor key={`${list} ${at}`} list={list} at={at} />
      ))}
    </>
  )
}

/** Places of the groups of a list that the step shows. */
export function shownGroups(document: unknown, list: string, step: unknown): readonly number[] {
  const [groups, shown] = [valueAt(document, [list]), valueAt(step, ['groups'])]
  if (!Array.isArray(groups) || !Array.isArray(shown)) return []
  return groups.flatMap((group, at) => (shown.includes(valueAt(group, ['code'])) ? [at] : []))
}

function GroupEditor({ list, at }: { list: (typeof LISTS)[number]; at: number }) {
  const { fields, document, languages } = useEditing()
  const { t } = useTranslation('admin-programs')
  const group = fieldAt(fields, [list, at])
  if (group?.kind !== 'group') return null
  const own = group.fields.filter(({ key }) => key === ITEMS[list])
  const others = group.fields.filter(({ key }) => key !== ITEMS[list])
  return (
    <Block
      title={itemTitle(valueAt(document, [list, at]), languages, t(`field.${list}`))}
      note={t(`field.${list}`)}
    >
      <div className={styles.stack}>
        <GroupFields path={[list, at]} fields={own} />
        <MoreFields title={t('parts.group_itself')} paths={others.map(({ key }) => [list, at, key])}>
          <GroupFields path={[list, at]} fields={others} />
        </MoreFields>
      </div>
    </Block>
  )
}
