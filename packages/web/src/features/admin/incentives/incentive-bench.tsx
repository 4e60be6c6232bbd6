import { IncentiveShape, readIncentive } from '@hearthlight/domain/incentives/studio/incentive-document'
import type { StudioIncentive } from '@hearthlight/domain/incentives/studio/studio-incentive'
import { DraftDocument, type SavedDraft } from '@hearthlight/domain/shared/draft'
import { isObject, type JsonPath, pathText, valueAt, withValueAt } from '@hearthlight/domain/studio/json-path'
import type { SchemaNode } from '@hearthlight/domain/studio/schema-node'
import { LANGUAGES, type Language } from '@hearthlight/domain/texts/namespaces'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { ArchiveBlock } from '../document-editor/archive-block.tsx'
import benchStyles from '../document-editor/bench.module.css'
import { Checks } from '../document-editor/checks.tsx'
import { defectsByPlace, useSaidDefects } from '../document-editor/defects.ts'
import { DraftHead } from '../document-editor/draft-head.tsx'
import { type Editing, EditingContext, type Option, useEditing } from '../document-editor/editing.ts'
import { goToPlace } from '../document-editor/go-to-place.ts'
import { itemTitle, wordsIn } from '../document-editor/item-title.ts'
import { useLinkedPlace } from '../document-editor/linked-place.ts'
import { MeetingDialog } from '../document-editor/meeting-dialog.tsx'
import { SchemaField } from '../document-editor/schema-field.tsx'
import { incentivesApi } from '../document-editor/studio-api.ts'
import { useDraft } from '../document-editor/use-draft.ts'
import { useHomeFacts } from '../document-editor/use-home-facts.ts'
import { Versions } from '../document-editor/versions.tsx'
import { Block } from '../kit/block.tsx'
import { completeReferences, REFERS_TO } from './complete-references.ts'
import styles from './incentive.module.css'
import { DICTIONARIES_OF, INCENTIVE_PARTS } from './incentive-parts.ts'
import { Trial } from './trial.tsx'
import { homesAt, useTrial } from './use-trial.ts'

export const INCENTIVE_SCHEMA = z.toJSONSchema(IncentiveShape, {
  io: 'input',
  unrepresentable: 'any',
}) as SchemaNode // The part of JSON Schema that zod writes.

const Languages = z.array(z.enum(LANGUAGES)).min(1)

type Props = { id: string; draft: SavedDraft; incentive: StudioIncentive }

/** The bench of an incentive: what it says, who gets it, what it pays, when, and how it would do on our homes. */
export function IncentiveBench({ id, draft, incentive }: Props) {
  const { t } = useTranslation('admin-programs')
  const writing = useDraft(id, draft, {
    save: (document, revision) => incentivesApi.save(id, document, revision),
    read: async () => (await incentivesApi.one(id).queryFn()).draft,
  })
  const { document } = writing
  const languages = Languages.safeParse(valueAt(document, ['languages'])).data ?? ['en' as const]
  const say = useSaidDefects()
  const defects = say(
    useMemo(() => readIncentive(document).defects, [document]),
    document,
  )
  const byPlace = defectsByPlace(defects)
  const isRight = defects.length === 0
  const trial = useTrial(id, document, isRight)
  const editing: Editing = {
    ...{ root: INCENTIVE_SCHEMA, document, languages, facts: useHomeFacts() },
    references: (path) => referencesOf(document, incentive.dictionaries, languages, path),
    defectAt: (path) => byPlace.get(pathText(path)),
    homesAt: (path) => homesAt(trial.data?.passes, document, path),
    change: (path, value) => {
      const changed = DraftDocument.parse(withValueAt(document, path, value))
      writing.replace(completeReferences(changed, incentive.dictionaries))
    },
  }
  useLinkedPlace((path) => void goToPlace(path))
  return (
    <EditingContext value={editing}>
      <DraftHead
        {...{ writing, languages, versions: incentive.versions, version: incentive.version }}
        title={valueAt(document, ['incentive'])}
        isRight={isRight}
        isArchived={incentive.archived !== null}
        drop={async () => {
          await incentivesApi.drop(id)
          writing.forget()
        }}
        publish={async (why) => {
          const revision = await writing.settle()
          await incentivesApi.publish(id, { revision, live_version: incentive.version, why })
          writing.forget()
        }}
      />
      <div className={styles.bench}>
        <div className={styles.form}>
          {(Object.keys(INCENTIVE_PARTS) as (keyof typeof INCENTIVE_PARTS)[]).map((part) => (
            <PartFields key={part} part={part} />
          ))}
        </div>
        <div className={styles.aside}>
          <Trial trial={trial} isRight={isRight} />
          <Checks defects={defects} onGo={({ path }) => void goToPlace(path)} />
          <Versions
            versions={incentive.versions}
            live={incentive.version}
            note={t('versions.homes')}
            showsApplications={false}
            rollBack={(version, why) =>
              incentivesApi.rollBack(id, { version, live_version: incentive.version ?? 1, why })
            }
          />
          {incentive.version !== null && (
            <ArchiveBlock
              noun="incentives"
              archiving={incentive}
              archive={() => incentivesApi.archive(id)}
              restore={() => incentivesApi.restore(id)}
            />
          )}
        </div>
      </div>
      <MeetingDialog writing={writing} />
    </EditingContext>
  )
}

export function PartFields({ part }: { part: keyof typeof INCENTIVE_PARTS }) {
  const { root } = useEditing()
  const { t } = useTranslation('admin-programs')
  const entry = root.properties?.['incentive']
  const field = (path: JsonPath, owner: SchemaNode | undefined) => {
    const key = String(path.at(-1))
    const node = owner?.properties?.[key]
    if (node === undefined) return null
    const isRequired = owner?.required?.includes(key) === true || node.default !== undefined
    return <SchemaField key={pathText(path)} path={path} node={node} isRequired={isRequired} />
  }
  return (
    <Block title={t(`incentive_part.${part}`)} note={t(`incentive_part.note.${part}`)}>
      <div className={benchStyles.stack}>
        {INCENTIVE_PARTS[part].map((key) => field(['incentive', key], entry))}
        {DICTIONARIES_OF[part].map((key) => field([key], root))}
      </div>
    </Block>
  )
}

/** Entries of the dictionaries: those of the document first, then what the partner has besides. */
function referencesOf(
  document: unknown,
  dictionaries: DraftDocument,
  languages: readonly Language[],
  [first, field, ...more]: JsonPath,
): readonly Option[] | undefined {
  const dictionary = first === 'incentive' && more.length === 0 ? REFERS_TO[String(field)] : undefined
  if (dictionary === undefined) return undefined
  const entries = [dictionaries, document].map((each) => valueAt(each, [dictionary]))
  const known = Object.assign({}, ...entries.filter(isObject))
  return Object.entries(known).map(([value, item]) => ({
    value,
    // A name of a kind of work is its words alone.
    label: itemTitle(item, languages, wordsIn(item, languages) ?? value),
  }))
}
