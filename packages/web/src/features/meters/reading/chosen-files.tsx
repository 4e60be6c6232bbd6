import { useTranslation } from 'react-i18next'
import { useFileSize } from '../../../documents/use-file-size.ts'
import { useFormats } from '../../../platform/formats.ts'
import { FileRow } from '../../../ui/documents/file-row.tsx'
import styles from './reading.module.css'
import type { ChosenFile } from './use-files.ts'

const LONGEST_MARK = 4

const markOf = (name: string) => (/\.(\w+)$/.exec(name)?.[1] ?? '').slice(0, LONGEST_MARK).toUpperCase()

type Props = { files: readonly ChosenFile[]; onRemove: (id: number) => void }

/** Each file: how far it is, what was read of it, or why it could not be. */
export function ChosenFiles({ files, onRemove }: Props) {
  return (
    <ul className={styles.files}>
      {files.map((chosen) => (
        <Chosen key={chosen.id} chosen={chosen} onRemove={() => onRemove(chosen.id)} />
      ))}
    </ul>
  )
}

const LOOK: Readonly<Record<ChosenFile['state']['kind'], 'going' | 'done' | 'refused'>> = {
  waiting: 'going',
  going: 'going',
  done: 'done',
  'unknown-table': 'done',
  problem: 'refused',
}

function Chosen({ chosen, onRemove }: { chosen: ChosenFile; onRemove: () => void }) {
  const { t } = useTranslation('energy-use')
  const note = useNote()
  const { name, size } = chosen.file
  const { state } = chosen
  const look = LOOK[state.kind]
  const percent = state.kind === 'going' ? Math.round((state.bytes / Math.max(1, size)) * 100) : undefined
  return (
    <FileRow
      name={name}
      mark={markOf(name)}
      state={look}
      note={note(chosen)}
      progress={percent === undefined ? undefined : { percent, label: t('files.progress', { name }) }}
      closeLabel={t(look === 'going' ? 'files.stop' : 'files.remove', { name })}
      onClose={onRemove}
    />
  )
}

function useNote() {
  const { t } = useTranslation('energy-use')
  const { number } = useFormats()
  const sizeOf = useFileSize()
  return ({ file, state }: ChosenFile): string => {
    switch (state.kind) {
      case 'waiting':
        return t('files.waiting')
      case 'going':
        return t('files.going', { read: sizeOf(state.bytes), all: sizeOf(file.size) })
      case 'unknown-table':
        return t('files.unknown')
      case 'problem':
        return t(`refused.${state.code}`)
      case 'done': {
        const runs = state.read.series.flatMap(({ packed }) => packed)
        const count = runs.reduce(
          (sum, { values }) => sum + values.filter((value) => value !== null).length,
          0,
        )
        return t('files.done', { size: sizeOf(file.size), number: number(count) })
      }
      default:
        return state satisfies never
    }
  }
}
