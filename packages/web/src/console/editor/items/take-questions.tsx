import { takeQuestions } from '@hearthlight/domain/programs/studio/take-questions'
import { type JsonPath, valueAt } from '@hearthlight/domain/shared/json-path'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { CheckboxGroup } from '../../../ui/fields/choices/checkbox-group.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { programsApi } from '../../api/programs-api.ts'
import { LoadFailed } from '../../kit/list/list-states.tsx'
import styles from '../bench.module.css'
import { useEditing } from '../editing.ts'
import { useItemNote } from '../words/item-note.ts'
import { itemTitle } from '../words/item-title.ts'

const listAt = (value: unknown, path: JsonPath): readonly unknown[] => {
  const found = valueAt(value, path)
  return Array.isArray(found) ? found : []
}
const questionsIn = (document: unknown) =>
  listAt(document, ['question_groups']).flatMap((group) => listAt(group, ['questions']))
const codeOf = (question: unknown) => String(valueAt(question, ['code']))

/** The way to questions that another program asks already. */
export function TakeQuestions({ path }: { path: JsonPath }) {
  const { t } = useTranslation('admin-programs')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" size="s" onClick={() => setOpen(true)}>
        {t('take.action')}
      </Button>
      {isOpen && <TakeDialog path={path} onClose={() => setOpen(false)} />}
    </>
  )
}

function TakeDialog({ path, onClose }: { path: JsonPath; onClose: () => void }) {
  const { document, languages, change } = useEditing()
  const { t } = useTranslation(['admin-programs', 'admin-kit'])
  const [from, setFrom] = useState('')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const programs = useQuery(programsApi.list)
  const source = useQuery({ ...programsApi.one(from), enabled: from !== '', refetchInterval: false as const })
  const live = source.data?.live ?? null
  const others = (programs.data ?? []).filter(
    ({ code, version }) => version !== null && code !== valueAt(document, ['code']),
  )
  const take = () => {
    if (live === null) return
    const taken = questionsIn(document).map(codeOf)
    change(path, [...listAt(document, path), ...takeQuestions(live, chosen, { taken, languages })])
    onClose()
  }
  const failed = programs.error ?? source.error
  return (
    <Modal
      isOpen
      title={t('take.title')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('admin-kit:dialog.cancel')}
          </Button>
          <Button isDisabled={chosen.length === 0 || live === null} onClick={take}>
            {t('take.confirm', { count: chosen.length })}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <p className="muted">{t('take.text')}</p>
        <Select
          label={t('take.program')}
          value={from}
          options={others.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => {
            setFrom(id)
            setChosen([])
          }}
        />
        {failed !== null && <LoadFailed message={failed.message} retry={() => void source.refetch()} />}
        {from !== '' && source.isPending && <Skeleton lines={4} />}
        {live !== null && <Offered questions={questionsIn(live)} chosen={chosen} onChange={setChosen} />}
      </div>
    </Modal>
  )
}

type OfferedProps = {
  questions: readonly unknown[]
  chosen: readonly string[]
  onChange: (codes: readonly string[]) => void
}

function Offered({ questions, chosen, onChange }: OfferedProps) {
  const { languages } = useEditing()
  const { t } = useTranslation('admin-programs')
  const note = useItemNote()
  if (questions.length === 0) return <p>{t('take.none')}</p>
  return (
    <CheckboxGroup
      label={t('field.questions')}
      value={chosen}
      choices={questions.map((question) => ({
        value: codeOf(question),
        label: (
          <>
            {itemTitle(question, languages, codeOf(question))}{' '}
            <span className="small muted">{note({ ...(question as object), visible_when: undefined })}</span>
          </>
        ),
      }))}
      onChange={onChange}
    />
  )
}
