import { IncentiveShape, readIncentive } from '@hearthlight/domain/incentives/studio/incentive-document'
import type { StudioIncentive } from '@hearthlight/domain/incentives/studio/studio-incentive'
import { DraftDocument, type SavedDraft } from '@hearthlight/domain/shared/draft'
import { isObject, type JsonPath, pathText, valueAt, withValueAt } from '@hearthlight/domain/shared/json-path'
import { fieldsOf } from '@hearthlight/domain/studio/editor-field'
import { countChanges } from '@hearthlight/domain/studio/patches-between'
import type { SchemaNode } from '@hearthlight/domain/studio/schema-node'
import { LANGUAGES, type Language } from '@hearthlight/domain/texts/namespaces'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { incentivesApi, programsApi } from '../api/programs-api.ts'
import { Checks } from '../editor/draft/checks.tsx'
import { defectsByPlace, isWrongIn, useSaidDefects } from '../editor/draft/defects.ts'
import { DraftHead } from '../editor/draft/draft-head.tsx'
import { MeetingDialog } from '../editor/draft/meeting-dialog.tsx'
import { useDraft } from '../editor/draft/use-draft.ts'
import { type Editing, EditingContext, type Option } from '../editor/editing.ts'
import { useHomeFacts } from '../editor/fields/use-home-facts.ts'
import { goToPlace } from '../editor/go-to-place.ts'
import { itemTitle, wordsIn } from '../editor/words/item-title.ts'
import { useLinkedPlace } from '../editor/words/linked-place.ts'
import { usePlaceNamesIn } from '../editor/words/place-names.ts'
import { AsksPart } from './asks-part.tsx'
import { CardDialog } from './card-dialog.tsx'
import { completeReferences, REFERS_TO } from './complete-references.ts'
import styles from './incentive.module.css'
import { PaysPart } from './pays-part.tsx'
import { PublishedIncentive } from './published-incentive.tsx'
import { ReadsPart } from './reads-part.tsx'
import { Trial } from './trial.tsx'
import { homesAt, useTrial } from './use-trial.ts'
import { WhenPart } from './when-part.tsx'
import { WhoPart } from './who-part.tsx'

export const INCENTIVE_EDITOR = fieldsOf(
  // The part of JSON Schema that zod writes.
  z.toJSONSchema(IncentiveShape, { io: 'input', unrepresentable: 'any' }) as SchemaNode,
)

/** Which program it is applied for in. */
const PROGRAM = pathText(['incentive', 'program', 'code'])
const Languages = z.array(z.enum(LANGUAGES)).min(1)

type Props = { id: string; draft: SavedDraft; incentive: StudioIncentive }

/** The bench of an incentive: what it says, who gets it, what it pays, when, and how it would do on our homes. */
export function IncentiveBench({ id, draft, incentive }: Props) {
  const { t } = useTranslation('admin-programs')
  const writing = useDraft(id, draft, incentivesApi.draft(id))
  const { document } = writing
  const [isCard, setCard] = useState(false)
  const languages = Languages.safeParse(valueAt(document, ['languages'])).data ?? ['en' as const]
  const say = useSaidDefects()
  const defects = say(
    useMemo(() => readIncentive(document).defects, [document]),
    document,
  )
  const byPlace = defectsByPlace(defects)
  const namesIn = usePlaceNamesIn()
  const nameAt = (path: JsonPath) => namesIn(document, languages, path).join(' › ')
  const isRight = defects.length === 0
  const programs = useQuery(programsApi.list).data ?? []
  const trial = useTrial(id, document, isRight)
  const editing: Editing = {
    fields: INCENTIVE_EDITOR,
    document,
    languages,
    facts: useHomeFacts(),
    references: (path) =>
      pathText(path) === PROGRAM
        ? programs.map(({ code, name }) => ({ value: code, label: name }))
        : referencesOf(document, incentive.dictionaries, languages, path),
    defectAt: (path) => byPlace.get(pathText(path)),
    isWrongIn: (path) => isWrongIn(defects, path),
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
        changes={incentive.live === null ? undefined : countChanges(incentive.live, document)}
        isRight={isRight}
        isArchived={incentive.archived !== null}
        onPreview={() => setCard(true)}
        previewLabel={t('card.open')}
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
          <IncentiveFields />
        </div>
        <div className={styles.aside}>
          <Trial trial={trial} isRight={isRight} />
          <Checks defects={defects} onGo={({ path }) => void goToPlace(path)} />
          {incentive.version !== null && <PublishedIncentive id={id} incentive={incentive} />}
        </div>
      </div>
      {isCard && (
        <CardDialog {...{ document, languages, trial: trial.data }} onClose={() => setCard(false)} />
      )}
      <MeetingDialog writing={writing} nameAt={nameAt} />
    </EditingContext>
  )
}

const PARTS = { reads: ReadsPart, who: WhoPart, pays: PaysPart, when: WhenPart, asks: AsksPart } as const

/** The fields of an incentive by what one thinks of when one writes it. */
export function IncentiveFields() {
  return Object.entries(PARTS).map(([name, Part]) => <Part key={name} />)
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
