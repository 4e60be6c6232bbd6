import { ChangeAddress, type StaffMember } from '@hearthlight/domain/accounts/staff/staff-member'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../platform/notices.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { staffApi } from '../api/staff-api.ts'
import { CallError } from '../kit/call-error.tsx'
import { fieldErrors } from '../kit/field-errors.ts'
import { useProof } from '../security/proof.tsx'
import styles from './staff.module.css'

/** Another address of a colleague: it counts once its mailbox has confirmed it. */
export function AddressForm({ id, member }: { id: string; member: StaffMember }) {
  const { t } = useTranslation(['admin-staff', 'shared'])
  const withProof = useProof()
  const [email, setEmail] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const asking = useMutation({
    mutationFn: (given: string) => withProof(() => staffApi.askAddress(id, given)),
    onSuccess: (_, given) => {
      setEmail('')
      notify({ tone: 'positive', text: t('member.asked_address', { email: given }) })
    },
  })
  const dropping = useMutation({ mutationFn: () => staffApi.dropAddress(id) })
  const errors = fieldErrors(asking.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const given = ChangeAddress.safeParse({ email })
    setIsWrong(!given.success)
    if (given.success && !asking.isPending) asking.mutate(given.data.email)
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <CallError error={errors.whole ?? dropping.error} />
      {member.new_email !== null && (
        <Notice tone="info">
          <div className={styles.stack}>
            <p>{t('member.waiting_address', { email: member.new_email, old: member.email })}</p>
            <p>
              <Button
                variant="secondary"
                size="s"
                isPending={dropping.isPending}
                onClick={() => dropping.mutate()}
              >
                {t('member.drop_address')}
              </Button>
            </p>
          </div>
        </Notice>
      )}
      <TextField
        name="email"
        type="email"
        label={t('member.new_address')}
        description={t('member.new_address_hint')}
        value={email}
        error={isWrong ? t('shared:validation.email') : errors.of('email')}
        onChange={setEmail}
        maxLength={254}
        autoComplete="off"
      />
      <p>
        <Button type="submit" variant="secondary" isPending={asking.isPending}>
          {t('member.ask_address')}
        </Button>
      </p>
    </form>
  )
}
