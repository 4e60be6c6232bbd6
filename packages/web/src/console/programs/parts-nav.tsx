import type { StepDefinition } from '@hearthlight/domain/programs/definition/step-definition'
import { translatedPercent } from '@hearthlight/domain/programs/studio/count-texts'
import { type JsonPath, valueAt } from '@hearthlight/domain/shared/json-path'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { useFormats } from '../../platform/formats.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { AddButton } from '../editor/add-button.tsx'
import styles from '../editor/bench.module.css'
import type { SaidDefect } from '../editor/draft/defects.ts'
import { useEditing } from '../editor/editing.ts'
import { Grip } from '../editor/items/grip.tsx'
import { useDragOrder } from '../editor/items/use-drag-order.ts'
import { moved } from '../editor/items/use-items.ts'
import { itemTitle } from '../editor/words/item-title.ts'
import { countOfPart, countOfStep } from './count-parts.ts'
import { OTHER_PARTS, type OtherPart, type ProgramPart, partOf } from './program-parts.ts'

type Props = {
  part: ProgramPart
  defects: readonly SaidDefect[]
  onChoose: (part: ProgramPart) => void
}

const isSame = (one: ProgramPart, other: ProgramPart) =>
  one.kind === other.kind && (one.kind !== 'step' || other.kind !== 'step' || one.index === other.index)

/** The steps of a program in their order, moved by buttons or dragged, and the rest of it. */
export function PartsNav({ part, defects, onChoose }: Props) {
  const { document, languages, change } = useEditing()
  const { t } = useTranslation('admin-programs')
  const found = valueAt(document, ['steps'])
  const steps: readonly unknown[] = Array.isArray(found) ? found : []
  const terms = steps.findIndex((step) => valueAt(step, ['type']) === 'tandc')
  // Nothing may stand behind the step that submits.
  const beforeTerms = terms === -1 ? steps.length : terms
  const stopsAt = (here: ProgramPart) =>
    defects.filter(({ path }) => isSame(partOf(path as JsonPath, document), here)).length
  const put = (next: readonly unknown[], index: number) => {
    change(['steps'], next)
    onChoose({ kind: 'step', index })
  }
  const translated = useTranslatedShares()
  const dragOf = useDragOrder((from, to) => put(moved(steps, from, to), to))
  const entry = (here: ProgramPart, title: string, note: string, count?: number | string) => (
    <button
      type="button"
      className={styles.part}
      aria-current={isSame(part, here) ? 'true' : undefined}
      onClick={() => onChoose(here)}
    >
      {title}
      {count !== undefined && (
        <small className="small num muted" aria-hidden="true">
          {count}
        </small>
      )}
      <span className="small muted">
        {note}
        {stopsAt(here) > 0 && <b className={styles.stops}> {t('checks.stops', { count: stopsAt(here) })}</b>}
      </span>
    </button>
  )
  return (
    <nav className={styles.parts} aria-label={t('parts.label')}>
      <h2>{t('parts.steps')}</h2>
      <ol>
        {steps.map((step, index) => {
          const title = `${index + 1} ${itemTitle(step, languages, t('parts.step'))}`
          const kind = String(valueAt(step, ['type']))
          const count = countOfStep(document, step)
          const words = t(`choice.${kind}`, { defaultValue: kind })
          const drag = dragOf(index)
          return (
            <li key={String(valueAt(step, ['id']))} {...drag.mark}>
              <Grip grip={drag.grip} />
              {entry({ kind: 'step', index }, title, count === undefined ? words : `${words} · ${count}`)}
              <IconButton
                className={styles.move}
                icon="up"
                label={t('editor.up', { what: title })}
                isDisabled={index === 0}
                onClick={() => put(moved(steps, index, index - 1), index - 1)}
              />
              <IconButton
                className={styles.move}
                icon="down"
                label={t('editor.down', { what: title })}
                isDisabled={index === steps.length - 1}
                onClick={() => put(moved(steps, index, index + 1), index + 1)}
              />
            </li>
          )
        })}
      </ol>
      <AddButton
        variant="secondary"
        onClick={() => put(steps.toSpliced(beforeTerms, 0, newStep(steps)), beforeTerms)}
      >
        {t('editor.add', { what: t('parts.step') })}
      </AddButton>
      <h2>{t('parts.rest')}</h2>
      <ul>
        {(Object.keys(OTHER_PARTS) as OtherPart[]).map((kind) => (
          <li key={kind}>
            {entry(
              { kind },
              t(`parts.${kind}`),
              '',
              kind === 'languages' ? translated : countOfPart(document, kind),
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** How much is written in each language but the first, which the others are translated from. */
function useTranslatedShares(): string {
  const { document, languages } = useEditing()
  const { percent } = useFormats()
  return languages
    .slice(1)
    .map((language) => `${language} ${percent(translatedPercent(document, language) / 100)}`)
    .join(', ')
}

function newStep(steps: readonly unknown[]): z.input<typeof StepDefinition> {
  const ids = steps.map((step) => valueAt(step, ['id']))
  const number = Array.from({ length: steps.length + 1 }, (_, index) => index + 1).find(
    (each) => !ids.includes(`step-${each}`),
  )
  return { id: `step-${number}`, type: 'prq', name: {}, groups: [] }
}
