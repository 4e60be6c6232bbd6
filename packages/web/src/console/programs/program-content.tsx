import { type JsonPath, valueAt } from '@hearthlight/domain/shared/json-path'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import { useTranslation } from 'react-i18next'
import benchStyles from '../editor/bench.module.css'
import { EditingContext, useEditing } from '../editor/editing.ts'
import editorStyles from '../editor/editor.module.css'
import { DocumentCells, DocumentTable } from '../editor/items/document-table.tsx'
import { useItemNote } from '../editor/words/item-note.ts'
import { itemTitle, wordsIn } from '../editor/words/item-title.ts'
import { Block } from '../kit/block.tsx'
import { ITEMS, LISTS, shownGroups } from './part-editor.tsx'
import { PROGRAM_EDITOR } from './program-schema.ts'
import { StatusDiagram } from './status-diagram.tsx'
import { useProgramFacts } from './use-program-facts.ts'

const listAt = (value: unknown, path: JsonPath): readonly unknown[] => {
  const found = valueAt(value, path)
  return Array.isArray(found) ? found : []
}

type Props = { document: unknown; languages: readonly Language[] }

/** What a published program asks, pays and promises, to be read; it is changed in a draft. */
export function ProgramContent({ document, languages }: Props) {
  const { t } = useTranslation('admin-programs')
  const facts = useProgramFacts(document, languages)
  const nothing = () => undefined
  const rules = listAt(document, ['eligibility'])
  return (
    <EditingContext
      value={{
        fields: PROGRAM_EDITOR,
        document,
        languages,
        facts,
        references: nothing,
        defectAt: nothing,
        change: nothing,
      }}
    >
      <div className={benchStyles.main}>
        {listAt(document, ['steps']).map((step, index) => (
          <StepContent key={String(valueAt(step, ['id']))} step={step} number={index + 1} />
        ))}
        {rules.length > 0 && (
          <Block title={t('parts.eligibility')}>
            <ol className={editorStyles.cards}>
              {rules.map((rule) => (
                <li key={String(valueAt(rule, ['code']))} className={benchStyles.line}>
                  {wordsIn(valueAt(rule, ['says']), languages)}
                </li>
              ))}
            </ol>
          </Block>
        )}
        <Block title={t('parts.statuses')} note={t('parts.note.statuses')}>
          <StatusDiagram />
        </Block>
      </div>
    </EditingContext>
  )
}

function StepContent({ step, number }: { step: unknown; number: number }) {
  const { document, languages } = useEditing()
  const { t } = useTranslation('admin-programs')
  const kind = String(valueAt(step, ['type']))
  return (
    <Block
      title={t('parts.step_title', { number, name: itemTitle(step, languages, '') })}
      note={t(`choice.${kind}`)}
    >
      {LISTS.flatMap((list) =>
        shownGroups(document, list, step).map((at) => (
          <GroupContent key={`${list} ${at}`} list={list} at={at} />
        )),
      )}
    </Block>
  )
}

function GroupContent({ list, at }: { list: keyof typeof ITEMS; at: number }) {
  const { document, languages } = useEditing()
  const { t } = useTranslation('admin-programs')
  const note = useItemNote()
  const group = valueAt(document, [list, at])
  const name = itemTitle(group, languages, '')
  const items = listAt(group, [ITEMS[list]])
  const title = (item: unknown) => itemTitle(item, languages, '')
  if (list === 'attachment_groups')
    return (
      <DocumentTable label={name} isRead>
        {items.map((item) => (
          <tr key={String(valueAt(item, ['code']))}>
            <th scope="row">{title(item)}</th>
            <DocumentCells document={item} />
          </tr>
        ))}
      </DocumentTable>
    )
  return (
    <section className={editorStyles.items}>
      <h3>{name}</h3>
      <ol className={editorStyles.cards}>
        {items.map((item) => (
          <li key={String(valueAt(item, ['code']))} className={benchStyles.line}>
            <b>{title(item)}</b> <span className="small muted">{note(item)}</span>
            {list === 'measure_groups' && (
              <p className="small muted">
                {t('amount.read_by_applicants', {
                  says: wordsIn(valueAt(item, ['formula_says']), languages),
                })}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
