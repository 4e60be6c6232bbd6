import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SaveStatus } from '../../../platform/drafts/save-status.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useSession } from '../../../platform/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { SaveState } from '../../../ui/states/save-state.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import styles from './step-frame.module.css'
import type { StepProps } from './step-props.ts'
import { useStepActions } from './use-step-actions.ts'
import { useStepMoves } from './use-step-moves.ts'

type Props = StepProps & {
  children: ReactNode
  /** Keeps what the step holds. False: something is wrong and said, and the person stays. */
  save: () => Promise<boolean>
  /** Something was typed that no button has saved yet. */
  isDirty?: () => boolean
  status?: SaveStatus
  /** What the main button does, where it is not to go to the next step. */
  nextLabel?: string
}

type Move = () => Promise<void>

/** The fields of a step and its buttons. Enter in a field does nothing: a step is left by a button. */
export function StepForm({ project, step, children, save, isDirty, status, nextLabel }: Props) {
  const { t } = useTranslation('applications')
  const { isGuest } = useSession()
  const { time } = useFormats()
  const moves = useStepMoves(project, step)
  const { pending, failure, act } = useStepActions()
  const [isAsking, setAsking] = useState(false)
  const leave = (name: string, move: Move) =>
    void act(name, async () => {
      await move()
      return false
    })
  const saveThen = (name: string, move?: Move) =>
    void act(name, async () => {
      const isSaved = await save()
      if (isSaved) await move?.()
      return isSaved && move === undefined
    })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    saveThen('next', moves.next)
  }
  const cancel = () => (isDirty?.() === true ? setAsking(true) : leave('cancel', moves.cancel))
  const button = (name: string, label: string, onClick: () => void, variant: 'secondary' | 'quiet') => (
    <Button
      variant={variant}
      size={name === 'return' ? 's' : 'm'}
      isPending={pending === name}
      onClick={onClick}
    >
      {label}
    </Button>
  )
  return (
    <form onSubmit={submit} onKeyDown={blockEnter} noValidate>
      {children}
      {failure !== null && (
        <div role="alert">
          <Notice tone="danger">{failure}</Notice>
        </div>
      )}
      <div className={styles.actions}>
        <Button type="submit" icon="arrow" isPending={pending === 'next'}>
          {step.next_btn_label ?? nextLabel ?? t('edit.next')}
        </Button>
        {!step.hide_prev_btn &&
          button('previous', t('edit.previous'), () => leave('previous', moves.previous), 'secondary')}
        {button('save', t('edit.save'), () => saveThen('save'), 'quiet')}
        {button('cancel', step.cancel_btn_lbl ?? t('cancel'), cancel, 'quiet')}
      </div>
      <div className={styles.after}>
        {!isGuest && button('return', t('edit.return'), () => saveThen('return', moves.toList), 'quiet')}
        {status !== undefined && <SaveState status={status} time={time} />}
      </div>
      {isAsking && (
        <CancelDialog onStay={() => setAsking(false)} onLeave={() => leave('cancel', moves.cancel)} />
      )}
    </form>
  )
}

/** Lines of a text need it, and so does whatever is pressed with it. */
function blockEnter(event: KeyboardEvent): void {
  const isField = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement
  if (event.key === 'Enter' && isField) event.preventDefault()
}
