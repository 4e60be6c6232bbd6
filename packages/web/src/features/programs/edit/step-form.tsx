import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { HttpProblem } from '../../../platform/http-problem.ts'
import type { SaveStatus } from '../../../platform/save-status.ts'
import { useSession } from '../../../platform/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { SaveState } from '../../../ui/states/save-state.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import styles from './step-frame.module.css'
import type { StepProps } from './step-props.ts'
import { useStepMoves } from './use-step-moves.ts'

type Props = StepProps & {
  children: ReactNode
  /** Keeps what the step holds. False: something is wrong and said, and the person stays. */
  save: () => Promise<boolean>
  /** Something was typed that no button has saved yet. */
  isDirty?: () => boolean
  status?: SaveStatus
}

/** The fields of a step and its buttons. Enter in a field does nothing: a step is left by a button. */
export function StepForm({ project, step, children, save, isDirty, status }: Props) {
  const { t } = useTranslation('applications')
  const { isGuest } = useSession()
  const { time } = useFormats()
  const moves = useStepMoves(project, step)
  const [pending, setPending] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  /** One at a time, whatever is pressed meanwhile. */
  const act = async (name: string, work: () => Promise<unknown>) => {
    if (pending !== null) return
    setPending(name)
    setFailure(null)
    try {
      await work()
    } catch (cause) {
      if (!(cause instanceof HttpProblem)) throw cause
      setFailure(cause.title)
    } finally {
      setPending(null)
    }
  }
  const saveThen = (name: string, move?: () => Promise<void>) =>
    act(name, async () => (await save()) && move?.())
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    void saveThen('next', moves.next)
  }
  const cancel = () => (isDirty?.() === true ? setAsking(true) : void act('cancel', moves.cancel))
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
          {step.next_btn_label ?? t('edit.next')}
        </Button>
        {!step.hide_prev_btn &&
          button('previous', t('edit.previous'), () => void act('previous', moves.previous), 'secondary')}
        {button('save', t('edit.save'), () => void saveThen('save'), 'quiet')}
        {button('cancel', step.cancel_btn_lbl ?? t('cancel'), cancel, 'quiet')}
      </div>
      <div className={styles.after}>
        {!isGuest && button('return', t('edit.return'), () => void saveThen('return', moves.toList), 'quiet')}
        {status !== undefined && <SaveState status={status} time={time} />}
      </div>
      {isAsking && (
        <CancelDialog onStay={() => setAsking(false)} onLeave={() => void act('cancel', moves.cancel)} />
      )}
    </form>
  )
}

/** Lines of a text need it, and so does whatever is pressed with it. */
function blockEnter(event: KeyboardEvent): void {
  const isField = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement
  if (event.key === 'Enter' && isField) event.preventDefault()
}
