import type { StaffMember } from '@hearthlight/domain/accounts/staff/staff-member'
import { consolePath } from '@hearthlight/domain/navigation/console-path'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { useFormats } from '../../platform/formats.ts'
import { notify } from '../../platform/notices.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { memberQuery, staffApi } from '../api/staff-api.ts'
import { Block } from '../kit/block.tsx'
import { CallError } from '../kit/call-error.tsx'
import { Definitions } from '../kit/definitions.tsx'
import { ConfirmDialog } from '../kit/dialogs/confirm-dialog.tsx'
import { LoadFailed } from '../kit/list/list-states.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { WithSidePanel } from '../kit/side-panel.tsx'
import { ProofProvider, useProof } from '../security/proof.tsx'
import { AddressForm } from './address-form.tsx'
import { MemberForm } from './member-form.tsx'
import styles from './staff.module.css'
import { StaffState } from './staff-state.tsx'

/** One colleague: what they are called, what they may do, and whether they can come in. */
export function MemberScreen() {
  const { t } = useTranslation('admin-staff')
  const { id = '' } = useParams()
  const { data: member, error, refetch } = useQuery(memberQuery(id))
  if (member === undefined)
    return error === null ? (
      <Skeleton lines={8} />
    ) : (
      <>
        <PageHead title={t('title')} />
        <LoadFailed message={error.message} retry={() => void refetch()} />
      </>
    )
  return (
    <ProofProvider>
      <PageHead
        title={member.name}
        sub={
          <>
            {member.email} <StaffState member={member} />
          </>
        }
        actions={<Actions id={id} member={member} />}
      />
      <WithSidePanel label={t('member.about')} panel={<About member={member} />}>
        <Block title={t('member.profile')}>
          <MemberForm key={member.revision} id={id} member={member} />
        </Block>
        {member.state === 'active' && (
          <Block title={t('member.address')}>
            <AddressForm id={id} member={member} />
          </Block>
        )}
      </WithSidePanel>
    </ProofProvider>
  )
}

function About({ member }: { member: StaffMember }) {
  const { t } = useTranslation('admin-staff')
  const { date } = useFormats()
  const on = (at: string | null) => (at === null ? null : date(new Date(at)))
  const facts = [
    ['invited_by', member.invited_by],
    [
      'invitation',
      member.invitation_ends_at === null
        ? null
        : t(member.has_ended ? 'member.ended' : 'member.ends', { date: on(member.invitation_ends_at) }),
    ],
    ['joined', on(member.joined_at)],
    ['off_since', on(member.switched_off_at)],
    [
      'factor',
      member.joined_at === null
        ? null
        : t(member.has_second_factor ? 'member.factor_set' : 'member.factor_none'),
    ],
  ] as const
  return (
    <>
      <Definitions
        items={facts.flatMap(([id, value]) =>
          value === null ? [] : [{ id, term: t(`member.${id}`), value }],
        )}
      />
      <Block title={t('member.may')}>
        {member.permissions.length === 0 ? (
          <p className="muted">{t('member.nothing')}</p>
        ) : (
          <ul className={styles.may}>
            {member.permissions.map((permission) => (
              <li key={permission}>{t(`permission.${permission}.words`)}</li>
            ))}
          </ul>
        )}
      </Block>
    </>
  )
}

type Asked = 'switch_off' | 'switch_on' | 'withdraw' | 'reset_factor'
const RUN = {
  switch_off: staffApi.switchOff,
  switch_on: staffApi.switchOn,
  withdraw: staffApi.withdraw,
  reset_factor: staffApi.resetSecondFactor,
} as const satisfies Record<Asked, (id: string) => Promise<unknown>>
const OFFERED = { invited: 'withdraw', active: 'switch_off', switched_off: 'switch_on' } as const

function Actions({ id, member }: { id: string; member: StaffMember }) {
  const { t } = useTranslation('admin-staff')
  const navigate = useNavigate()
  const withProof = useProof()
  const [asked, setAsked] = useState<Asked | null>(null)
  const sending = useMutation({
    mutationFn: () => staffApi.inviteAgain(id),
    onSuccess: () => notify({ tone: 'positive', text: t('member.resent', { email: member.email }) }),
  })
  const offered = OFFERED[member.state]
  if (member.is_self) return null
  return (
    <>
      <CallError error={sending.error} />
      {member.state === 'invited' && (
        <Button variant="secondary" isPending={sending.isPending} onClick={() => sending.mutate()}>
          {t('member.resend')}
        </Button>
      )}
      {member.has_second_factor && (
        <Button variant="secondary" onClick={() => setAsked('reset_factor')}>
          {t('member.reset_factor')}
        </Button>
      )}
      <Button variant="secondary" onClick={() => setAsked(offered)}>
        {t(`member.${offered}`)}
      </Button>
      {asked !== null && (
        <ConfirmDialog
          isOpen
          title={t(`member.${asked}_title`, { name: member.name })}
          text={t(`member.${asked}_text`)}
          confirmLabel={t(`member.${asked}`)}
          run={async () => {
            await withProof(() => RUN[asked](id))
            if (asked === 'withdraw') await navigate(consolePath('staff'))
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
