import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHomeId } from '../../home/current-building.ts'
import { PageTitle } from '../../platform/page-title.tsx'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { Button } from '../../ui/button.tsx'
import { FileInput } from '../../ui/documents/file-input.tsx'
import { useDrop } from '../../ui/documents/use-drop.ts'
import { Notice } from '../../ui/states/notice.tsx'
import styles from './audit-file/audit-file.module.css'
import { Fault } from './audit-file/fault.tsx'
import { FoundAnswers } from './audit-file/found-answers.tsx'
import type { AuditReading } from './audit-file/read-audit-file.ts'
import { readBeside } from './audit-file/read-beside.ts'
import { NoHome } from './no-home.tsx'
import { homeQuery, type WizardHome } from './wizard-home.ts'

/** /audit-file: what an energy audit found fills in the answers. */
export function AuditFileScreen() {
  const { data: home } = useSuspenseQuery(homeQuery(useHomeId()))
  return home === null ? <NoHome /> : <AuditFile key={home.building.id} home={home} />
}

type State = { readonly kind: 'none' } | { readonly kind: 'reading' } | AuditReading

function AuditFile({ home }: { home: WizardHome }) {
  const { t } = useTranslation('audit-file')
  const [state, setState] = useState<State>({ kind: 'none' })
  async function read([file]: readonly File[]): Promise<void> {
    if (file === undefined) return
    setState({ kind: 'reading' })
    setState(await readBeside(file))
  }
  const { isOver, ...dropping } = useDrop((files) => void read(files))
  return (
    <>
      <PageTitle title={t('title')} />
      <div className={`page section ${styles.page}`} {...dropping}>
        <div className={styles.head}>
          <h1>{t('title')}</h1>
          <p className="lead">{t('lead')}</p>
        </div>
        {state.kind === 'refused' && (
          <Notice tone="danger" title={t('refused')}>
            <Fault fault={state.fault} />
          </Notice>
        )}
        <div className={styles.box} data-over={isOver || undefined}>
          <ChooseFile isFirst={state.kind === 'none'} isPending={state.kind === 'reading'} onChoose={read} />
          <p className="note">{t('limit')}</p>
          <p className="note">{t('private')}</p>
        </div>
        {state.kind === 'read' ? (
          <FoundAnswers key={state.file.homes[0]?.id} file={state.file} building={home.building} />
        ) : (
          <ArrowLink to={pathTo('fuel-type')}>{t('questions')}</ArrowLink>
        )}
      </div>
    </>
  )
}

type ChooseProps = {
  isFirst: boolean
  isPending: boolean
  onChoose: (files: readonly File[]) => Promise<void>
}

function ChooseFile({ isFirst, isPending, onChoose }: ChooseProps) {
  const { t } = useTranslation('audit-file')
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        variant={isFirst ? 'primary' : 'secondary'}
        icon="share"
        iconPlace="start"
        isPending={isPending}
        onClick={() => input.current?.click()}
      >
        {t(isFirst ? 'choose' : 'other')}
      </Button>
      <FileInput input={input} accept=".xml" label={t('choose')} onChoose={(files) => void onChoose(files)} />
    </>
  )
}
