import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { FileInput } from '../../../ui/documents/file-input.tsx'
import styles from './bring-files.module.css'

/** What the picker shows first; what a file is, its content says. */
const ACCEPT = '.xml,.csv,.txt,.tsv,.xlsx,.zip,.gz'

type Props = { isOver: boolean; onAdd: (files: readonly File[]) => void }

/** The place for files. The whole page takes a drop; this box says so. */
export function BringFiles({ isOver, onAdd }: Props) {
  const { t } = useTranslation('energy-use')
  return (
    <div className={styles.box} data-over={isOver || undefined}>
      <FilePicture />
      <div className={styles.do}>
        <p>
          <b>{isOver ? t('bring.over') : t('bring.drop')}</b>
        </p>
        <p className="cluster">
          <ChooseFiles onAdd={onAdd} variant="primary">
            {t('bring.choose')}
          </ChooseFiles>
        </p>
        <p className="note">{t('bring.limit')}</p>
      </div>
    </div>
  )
}

type ChooseProps = Pick<Props, 'onAdd'> & { variant: 'primary' | 'secondary'; children: string }

export function ChooseFiles({ onAdd, variant, children }: ChooseProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        variant={variant}
        size={variant === 'primary' ? 'm' : 's'}
        icon="share"
        iconPlace="start"
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <FileInput input={input} accept={ACCEPT} label={children} isMultiple onChoose={onAdd} />
    </>
  )
}

function FilePicture() {
  return (
    <svg className={styles.picture} viewBox="0 0 112 112" aria-hidden="true">
      <path d="M22 10h46l22 22v70H22z" className={styles.sheet} />
      <path d="M68 10v22h22" className={styles.sheet} />
      {[26, 40, 18, 34, 50, 30].map((height, index) => (
        <rect key={height} x={32 + index * 8.5} y={90 - height} width={6} height={height} />
      ))}
    </svg>
  )
}
