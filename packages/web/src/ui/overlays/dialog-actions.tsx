import { Button } from '../button.tsx'

type Props = {
  cancel: string
  onCancel: () => void
  confirm: string
  isPending?: boolean
  isDisabled?: boolean
} & ({ form: string } | { onConfirm: () => void })

/** The foot of a dialog: leave everything as it is, or do what it is about. A dialog with a form submits that. */
export function DialogActions({ cancel, onCancel, confirm, isPending, isDisabled, ...does }: Props) {
  return (
    <>
      <Button variant="secondary" onClick={onCancel}>
        {cancel}
      </Button>
      <Button
        {...('form' in does ? { type: 'submit', form: does.form } : { onClick: does.onConfirm })}
        isPending={isPending}
        isDisabled={isDisabled}
      >
        {confirm}
      </Button>
    </>
  )
}
